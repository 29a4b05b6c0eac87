import { NotebookText } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { JournalSection } from '#components/journal/journal-section'
import { ProfilesScreen } from '#components/profiles/profiles-screen'
import { SettingsButton } from '#components/profiles/settings-button'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { dayOf } from '#lib/domain/profiles/age'
import { profileOrderOf } from '#lib/domain/profiles/profile-order'
import { pageTexts } from '#lib/i18n/page-texts'
import { requireUser } from '#lib/server/auth/current-user'
import { shownLatestEntries } from '#lib/server/journal/journal'
import { shownChildren } from '#lib/server/profiles/children'
import { shownGroups } from '#lib/server/profiles/groups'

/** The number of each kind included in the page; the rest loads once it runs. */
const FIRST_PAGE_SIZE = 10

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profiles')
  return { title: t('title') }
}

export default async function ProfilesPage() {
  const user = await requireUser()
  const t = await getTranslations('profiles')
  const order = profileOrderOf(user.profileOrder)
  // The newest few do not show the beginning of an order by name.
  const most = order === 'newest' ? FIRST_PAGE_SIZE : undefined
  const [children, groups, entries] = await Promise.all([shownChildren(user, most), shownGroups(user, most), shownLatestEntries(user)])
  const today = dayOf(new Date())
  const first = { children, groups, isAll: !most || (children.length < most && groups.length < most), order }
  return (
    <QueryProvider>
      <MessagesProvider only={pageTexts.profiles}>
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-title">{t('title')}</h1>
          <div className="flex">
            <Link
              href="/journal"
              aria-label={t('journal')}
              title={t('journal')}
              className="grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-sunken"
            >
              <NotebookText aria-hidden className="size-6" />
            </Link>
            <SettingsButton />
          </div>
        </div>
        <div data-wide className="flex flex-col gap-12 lg:grid lg:grid-cols-2 lg:items-start lg:gap-14">
          <ProfilesScreen first={first} today={today} userType={user.userType} />
          <JournalSection first={entries} today={today} userType={user.userType} />
        </div>
      </MessagesProvider>
    </QueryProvider>
  )
}
