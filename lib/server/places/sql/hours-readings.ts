// Current opening states, stored for the next process and for SQL.
import 'server-only'
import { instant, orNull, text, textOf } from '#lib/columns'
import { openStates } from '#lib/domain/places/places'
import { command, statement } from '#lib/statement'

/** Selects the readings of the hours $2 in the zones $1 that are valid at $3. */
export const selectReadings = statement({
  row: {
    zone: text,
    rules: text,
    openState: textOf(openStates),
    closesAt: orNull(instant),
    opensAt: orNull(instant),
    readAt: instant,
    validUntil: instant,
  },
  text: `
    select r.zone, r.rules, r.open_state as "openState", r.closes_at as "closesAt", r.opens_at as "opensAt", r.read_at as "readAt",
      r.valid_until as "validUntil"
    from unnest($1::text[], $2::text[]) as asked (zone, rules) join hours_reading r using (zone, rules)
    where r.read_at <= $3 and r.valid_until > $3`,
})

/**
 * Stores readings of the hours $2 in the zones $1: state $3, next times $4 and $5, read at $6, valid until $7. An older request does not
 * use them.
 */
export const upsertReadings = command(`
  insert into hours_reading (zone, rules, open_state, closes_at, opens_at, read_at, valid_until)
  select zone, rules, open_state, closes_at, opens_at, greatest(read_at, now()), valid_until
  from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[])
    as read (zone, rules, open_state, closes_at, opens_at, read_at, valid_until)
  on conflict (zone, rules) do update set open_state = excluded.open_state, closes_at = excluded.closes_at, opens_at = excluded.opens_at,
    read_at = excluded.read_at, valid_until = excluded.valid_until`)
