'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddMenu } from '#components/profiles/add-menu'
import { DeleteProfileDialog } from '#components/profiles/delete-profile-dialog'
import { ProfileList } from '#components/profiles/profile-list'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Toast } from '#components/ui/feedback/toast'
import { useToday } from '#lib/client/platform/local-day'
import type { Recipient } from '#lib/client/profiles/recipients'
import { type FirstProfiles, useProfiles } from '#lib/client/profiles/use-profiles'
import type { UserType } from '#lib/domain/platform/basics'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

// Loaded on demand: forms and their schemas are larger than the whole screen.
const ChildDialog = dynamic(() => import('#components/profiles/child/child-dialog').then((file) => file.ChildDialog), { ssr: false })
const GroupDialog = dynamic(() => import('#components/profiles/group/group-dialog').then((file) => file.GroupDialog), { ssr: false })
const ClassListDialog = dynamic(() => import('#components/profiles/class-list/class-list-dialog').then((file) => file.ClassListDialog), {
  ssr: false,
})
const TasteDialog = dynamic(() => import('#components/profiles/taste-dialog').then((file) => file.TasteDialog), { ssr: false })

/** The dialog open over the list. */
type Open =
  | { form: 'child'; child?: Child; before?: Child }
  | { form: 'group'; group?: Group }
  | { form: 'list' }
  | { form: 'taste'; child: Child }
  | { form: 'delete'; profile: Recipient }

/** The user's children and groups, with all actions. `today` is the server's guess, YYYY-MM-DD. */
export function ProfilesScreen({ first, today: serverToday, userType }: { first: FirstProfiles; today: string; userType: UserType | null }) {
  const today = useToday(serverToday)
  const t = useTranslations('profiles')
  const tDeletion = useTranslations('deletion')
  const isEducator = userType === 'educator'
  const { people, isEverybody, profiles, isError, isFetching, reload } = useProfiles(first)
  const [open, setOpen] = useState<Open>()
  const [announcement, setAnnouncement] = useState('')
  const [banner, setBanner] = useState<string>()

  function show(next: Open) {
    setBanner(undefined)
    setAnnouncement('')
    setOpen(next)
  }
  const close = () => setOpen(undefined)
  const saveFailed = () => setBanner(t('saveFailed'))
  const saved = ({ name }: { name: string }) => {
    setBanner(undefined)
    setAnnouncement(t('saved', { name }))
    close()
  }
  const savedChild = (child: Child, goesOn: boolean) => {
    if (goesOn) show({ form: 'child', before: child })
    else saved(child)
  }
  const addChild = () => show({ form: 'child' })
  const addGroup = () => show({ form: 'group' })
  const pasteList = () => show({ form: 'list' })
  const child = { text: t('addProfile'), onAdd: addChild }
  const group = { text: t('addGroup'), onAdd: addGroup }
  const list = { text: t('pasteList'), onAdd: pasteList }

  return (
    <section>
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{t('heading')}</h2>
        {profiles.length > 0 && <AddMenu onAddChild={addChild} onAddGroup={addGroup} onPasteList={isEducator ? pasteList : undefined} />}
      </div>
      {banner && (
        <div className="mb-4">
          <Banner>{banner}</Banner>
        </div>
      )}
      {isError && (
        <div className="mb-4">
          <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void reload()} />
        </div>
      )}
      {profiles.length === 0 ? (
        <EmptyState
          picture={['teddy-bear', 'soccer-ball']}
          title={t('emptyTitle')}
          text={t(isEducator ? 'emptyEducator' : 'empty')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {(isEducator ? [group, child, list] : [child, group]).map(({ text, onAdd }, at) => (
                <Button key={text} look={at === 0 ? 'primary' : 'secondary'} onClick={onAdd}>
                  {text}
                </Button>
              ))}
            </div>
          }
        />
      ) : (
        <ProfileList
          profiles={profiles}
          today={today}
          onEdit={(profile) => show(profile.type === 'child' ? { form: 'child', child: profile } : { form: 'group', group: profile })}
          onTaste={(child) => show({ form: 'taste', child })}
          onDelete={(profile) => show({ form: 'delete', profile })}
        />
      )}
      <Toast text={announcement} onGone={() => setAnnouncement('')} />
      {open?.form === 'child' && (
        <ChildDialog
          key={open.before?.id}
          child={open.child}
          today={today}
          onClose={close}
          onSaved={savedChild}
          onFailed={saveFailed}
          isOneOfMany={isEducator && !open.child}
          before={open.before}
        />
      )}
      {open?.form === 'group' && (
        <GroupDialog
          group={open.group}
          people={people}
          isEverybody={isEverybody}
          today={today}
          offersClassList={isEducator && !open.group && profiles.every(({ type }) => type === 'child')}
          onClose={close}
          onSaved={saved}
          onFailed={saveFailed}
        />
      )}
      {open?.form === 'list' && (
        <ClassListDialog
          today={today}
          onClose={close}
          onDone={(count) => {
            setAnnouncement(t('listAdded', { count }))
            close()
          }}
        />
      )}
      {open?.form === 'taste' && <TasteDialog child={open.child} onClose={close} />}
      {open?.form === 'delete' && (
        <DeleteProfileDialog
          profile={open.profile}
          onClose={close}
          onDeleted={() => {
            setAnnouncement(t('deleted', { name: open.profile.name }))
            close()
          }}
          onFailed={() => {
            setBanner(tDeletion('failed'))
            close()
          }}
        />
      )}
    </section>
  )
}
