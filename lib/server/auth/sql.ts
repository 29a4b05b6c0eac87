import 'server-only'
import { bool, enumOf, orNull, text, textOf, uuid } from '#lib/columns'
import { languages, userTypes } from '#lib/domain/platform/basics'
import { command, statement } from '#lib/statement'

/** Serialises transactions of one user that begin with it. */
export const lockUser = command('select 1 from "user" where id = $1 for no key update')

/** Inserts a session with the id $3 and the browser $4 for $1, if $2 is still their password hash. */
export const insertSessionByPassword = command(`
  with account as (select id from "user" where id = $1 and password_hash = $2 for share)
  insert into session (user_id, id, user_agent) select id, $3, $4 from account`)

/** Selects the user of $1's session $2, if it was used within $3 seconds and opened within $4. It is stale if last used more than $5 seconds ago. */
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
