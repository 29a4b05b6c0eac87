import { getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/button'
import { Field } from '#components/ui/form/field'
import { SearchForm } from '#components/ui/form/form'

interface Props {
  /** The other values of the address, which stay. */
  kept: Record<string, string>
  from: string | undefined
  to: string | undefined
  hasPictures: boolean
  /** YYYY-MM-DD. */
  lastDay: string
}

/** Chooses the time that is printed, and whether pictures are. Works without scripts: the choice is in the address. */
export async function PrintChoices({ kept, from, to, hasPictures, lastDay }: Props) {
  const t = await getTranslations('journal')
  return (
    <SearchForm action="/journal/print" aria-label={t('printTime')} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid w-full gap-3 min-[24rem]:grid-cols-2 sm:w-auto">
        <Field label={t('printFrom')} name="from" type="date" defaultValue={from} max={lastDay} />
        <Field label={t('printTo')} name="to" type="date" defaultValue={to} max={lastDay} />
      </div>
      <label className="flex min-h-12 items-center gap-2.5">
        <input type="checkbox" name="pictures" value="none" defaultChecked={!hasPictures} className="size-5 accent-accent" />
        {t('printWithoutPictures')}
      </label>
      <Button type="submit" look="secondary">
        {t('printApply')}
      </Button>
    </SearchForm>
  )
}
