import { float, instant, int } from '#lib/columns'
import { command, statement } from '#lib/statement'

/** The latest exam of the reader $1 at the host $2 with the prompt $3 and the vocabulary $4. */
export const selectLatestExam = statement({
  row: { dangerous: int, found: int, good: int, refused: int, tokens: int, seconds: float, takenAt: instant },
  text: `
    select dangerous, found, good, refused, tokens, seconds, taken_at as "takenAt" from reader_exam
    where model = $1 and host = $2 and prompt_version = $3 and vocabulary_version = $4
    order by taken_at desc, id desc limit 1`,
})

export const insertExam = command(`
  insert into reader_exam (model, host, prompt_version, vocabulary_version, id, dangerous, found, good, refused, tokens, seconds)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`)
