import 'server-only'
import { command } from '#lib/statement'

/** Of two transactions of one person's that begin with it one comes after the other. */
export const takeTurn = command('select 1 from "user" where id = $1 for no key update')
