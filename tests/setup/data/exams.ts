import { v7 as uuidv7 } from 'uuid'
import { env } from '#lib/env'
import { insertExam } from '#lib/models/sql'
import { examKey } from '#lib/models/trust'
import { pool } from '#lib/server/platform/db'
import { run } from '#lib/statement'

/** Saves an exam of the configured reader; by default a passed one. */
export async function saveExam({ found = 45, refused = 0 }: { found?: number; refused?: number } = {}): Promise<void> {
  await run(pool, insertExam(...examKey(env()), uuidv7(), 45, found, 45, refused, 1000, 1))
}

/** Deletes all exams. */
export async function deleteExams(): Promise<void> {
  await pool.query('delete from reader_exam')
}
