// npm run audit:verify                     compares the audit log with its seals, and with the heads of AUDIT_HEADS
// npm run audit:verify -- --heads=<file>   with heads that were kept elsewhere: the file, or the mails, as they came
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getTableName, sql } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import { audits } from '@/services/db/tables/base'
import { parseHeads } from '@/services/trail/parse-heads'
import { sealAudits } from '@/services/trail/seal-audits'
import { verifyAudits, type FaultKind } from '@/services/trail/verify-audits'
import { Refusal, withDatabase } from './with-database'

const WORDS: Record<FaultKind, string> = {
  changed: 'says something else than when it was sealed',
  missing: 'is missing',
  moved: 'says what another line said',
  added: 'was not written by this program',
  seal: 'is a seal that does not hold',
}

await withDatabase(async (open) => {
  const { values } = parseArgs({ options: { heads: { type: 'string' } } })
  const file = values.heads ?? settings().auditHeads.file
  if (values.heads !== undefined && !existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const heads = existsSync(file) ? parseHeads(readFileSync(file, 'utf8')) : new Map<number, string>()
  const now = new Date()
  await sealAudits(open.db, now)
  const { rows } = await open.db.execute<{ owned: boolean }>(
    sql`select pg_has_role(relowner, 'usage') as owned from pg_class where oid = ${getTableName(audits)}::regclass`,
  )
  if (rows[0]?.owned) console.log('The role of this program owns the log: DATABASE_OWNER_URL keeps its triggers out of reach.')
  const { lines, seals, until, head, faults } = await open.unhurried((db) => verifyAudits(db, now, heads))
  for (const { kind, id } of faults) console.log(`${id} ${WORDS[kind]}`)
  const sealed = until === null ? 'nothing is sealed yet' : `sealed up to ${until.toISOString()}, head ${head}`
  console.log(`${lines} lines in ${seals} seals, ${heads.size} heads compared, ${sealed}: ${faults.length} faults.`)
  if (faults.length > 0) process.exitCode = 1
})
