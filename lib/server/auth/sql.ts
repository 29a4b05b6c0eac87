import 'server-only'
import { bool, enumOf, orNull, text, textOf, uuid } from '#lib/columns'
import { languages, userTypes } from '#lib/domain/platform/basics'
import { command, statement } from '#lib/statement'

/** Of two transactions of one person's that begin with it one comes after the other. */
export const takeTurn = command('select 1 from "user" where id = $1 for no key update')

/** A session with the id $3 and the browser $4 for $1, as long as $2 is the hash of their password. */
export const insertSessionByPassword = command(`
  with account as (select id from "user" where id = $1 and password_hash = $2 for share)
  insert into session (user_id, id, user_agent) select id, $3, $4 from account`)

/**
 * Whose session it is: $1's with the id $2, where it was used within $3 seconds and opened within $4. It is stale where that is more
 * than $5 seconds ago.
 */
export const selectSignedIn = statement({
  row: {
    id: uuid,
    sessionId: uuid,
    email: text,
    name: text,
    userType: orNull(enumOf('UserType', userTypes)),
    isAdmin: bool,
    language: textOf(languages),
    themeColor: text,
    distanceUnit: text,
    profileOrder: text,
    isStale: bool,
  },
  text: `
    select u.id, s.id as "sessionId", u.email, u.name, u.user_type as "userType", u.is_admin as "isAdmin", u.language,
      u.theme_color as "themeColor", u.distance_unit as "distanceUnit", u.profile_order as "profileOrder",
      s.last_seen_at < now() - make_interval(secs => $5) as "isStale"
    from session s join "user" u on u.id = s.user_id
    where s.user_id = $1 and s.id = $2
      and s.last_seen_at > now() - make_interval(secs => $3) and s.created_at > now() - make_interval(secs => $4)`,
})
