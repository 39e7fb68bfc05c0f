import { randomUUID } from 'node:crypto'
import { administer, templateName } from './database-templates'

/** Names the run, so that its workers share a template database, and drops that when they have ended. */
export default function nameRun(): () => Promise<void> {
  process.env['MARU_TEST_RUN'] = randomUUID().slice(0, 8)
  return async () => {
    if (!process.env['DATABASE_URL_TEST']) return
    await administer((client) => client.query(`drop database if exists ${templateName()} with (force)`))
  }
}
