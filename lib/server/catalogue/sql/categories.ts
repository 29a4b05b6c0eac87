import 'server-only'
import { text } from '#lib/columns'
import { command, statement } from '#lib/statement'

/** Selects categories in order, with names in the language $1. */
export const selectShownCategories = statement({
  row: { id: text, name: text, icon: text },
  text: 'select id, name ->> $1 as name, icon from category where not is_hidden order by position, id',
})

export const findShownCategory = command('select 1 from category where id = $1 and not is_hidden')
