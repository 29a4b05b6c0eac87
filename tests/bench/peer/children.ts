import { decode } from 'next-auth/jwt'
import type pg from 'pg'

const personSql = `select u.id, s.id as session_id, u.email, u.name, u.user_type, u.is_admin, u.language
  from session s join "user" u on u.id = s.user_id where s.user_id = $1 and s.id = $2 and s.last_seen_at > now() - interval '30 days'`
const childrenSql = `select id, name, date_of_birth, avatar, interest_level, special_needs, description, allergies, needs, weeks_early, created_at, version
  from child where user_id = $1 order by id desc limit 1000`

/** Finds the token's user, then their children, for both peers. @returns undefined for an invalid token */
export async function childrenOf(pool: pg.Pool, authorization: string | null | undefined) {
  const token = authorization?.replace(/^Bearer /, '')
  const claims = token ? await decode({ token, secret: process.env.NEXTAUTH_SECRET ?? '', salt: 'api-v1' }).catch(() => null) : null
  if (!claims?.sub) return undefined
  const person = await pool.query({ name: 'person', text: personSql, values: [claims.sub, claims.sid] })
  if (person.rowCount === 0) return undefined
  const { rows } = await pool.query({ name: 'children', text: childrenSql, values: [claims.sub] })
  return rows.map(({ avatar, ...row }) => ({ ...row, avatar_base64: avatar && `data:image/jpeg;base64,${avatar.toString('base64')}` }))
}
