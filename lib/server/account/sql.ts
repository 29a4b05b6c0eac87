import 'server-only'
import { command, composed } from '#lib/statement'

export const keepAccount = command('select 1 from "user" where id = $1 for key share')

export const lockProfile = composed({
  row: {},
  examples: [
    ['child', '', ''],
    ['group', '', ''],
  ],
  write: (value, table: 'child' | 'group', userId: string, id: string) => ({
    text: `select 1 from "${table}" where user_id = ${value(userId)} and id = ${value(id)} for update`,
  }),
})
