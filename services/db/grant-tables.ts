import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { audits } from './tables/base'
import { auditReviews, auditSeals, auditSubjects } from './tables/trail'

/** Only grow. What the role may still delete of the audit log, its trigger decides (a line older than the law asks for). */
const GROWING = [audits, auditSubjects, auditSeals, auditReviews]

/** Lets the role of the program read and write every table, and only add to the audit log. It owns none, so it can turn no trigger off. */
export async function grantTables(db: Database, role: string): Promise<void> {
  const to = sql.identifier(role)
  for (const schema of ['public', 'drizzle']) await db.execute(sql`grant usage on schema ${sql.identifier(schema)} to ${to}`)
  await db.execute(sql`grant select, insert, update, delete on all tables in schema public to ${to}`)
  await db.execute(sql`grant usage, select on all sequences in schema public to ${to}`)
  await db.execute(sql`grant select on all tables in schema drizzle to ${to}`)
  for (const table of GROWING) await db.execute(sql`revoke update, truncate on ${table} from ${to}`)
  for (const table of [auditSeals, auditReviews]) await db.execute(sql`revoke delete on ${table} from ${to}`)
}
