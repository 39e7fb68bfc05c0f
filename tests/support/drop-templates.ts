import { randomUUID } from 'node:crypto'
import { administer, seededName, templateName } from './database-templates'

/** Names the run, so that its workers share template databases, and drops these when they have ended. */
export default function nameRun(): () => Promise<void> {
  process.env['MARU_TEST_RUN'] = randomUUID().slice(0, 8)
  return async () => {
    if (!process.env['DATABASE_URL_TEST']) return
    for (const name of [seededName(), templateName()])
      await administer((client) => client.query(`drop database if exists ${name} with (force)`))
  }
}
