// Where the tables belong to another role, the role of the program adds to the audit log and can do nothing else to it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '@/services/db/database'
import { migrate } from '@/services/db/migrate'
import { openDatabase } from '@/services/db/open-database'
import { audits } from '@/services/db/tables/base'
import { writeAudits } from '@/services/kit/write-audits'
import { administer } from '@/tests/support/database-templates'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { sealAudits } from './seal-audits'
import { verifyAudits } from './verify-audits'

const ROLE = `maru_app_${process.pid}`
let app: TestApp
let empty: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  app = await openTestApp('postgres')
  empty = await testDatabase('postgres', { migrated: false })
  const databaseOwnerUrl = empty.place.databaseUrl!
  await administer((client) => client.query(`create role ${ROLE} login password 'only-of-the-tests'`))
  const url = new URL(databaseOwnerUrl)
  Object.assign(url, { username: ROLE, password: 'only-of-the-tests' })
  open = await openDatabase({ dataDir: empty.place.dataDir, databaseUrl: url.href, databaseOwnerUrl })
  await migrate(open)
})
afterAll(async () => {
  await open.close()
  await empty.drop()
  await administer((client) => client.query(`drop role ${ROLE}`))
  await app.drop()
})

test('it writes, seals and verifies, and is refused everything that would change the log', async () => {
  const { db } = open
  const now = new Date()
  await db.transaction((tx) =>
    writeAudits(tx, [
      { at: now, actor: 'staff:admin', action: 'member.read', target: 'm1', detail: null, requestId: 'r', whose: [{ memberNo: 'm1' }] },
    ]),
  )
  expect(await sealAudits(db, now)).toBe(1)
  expect(await verifyAudits(db, now)).toMatchObject({ lines: 1, faults: [] })
  expect(await db.$count(audits)).toBe(1)
  const refused = async (statement: string) => {
    const failure = await db.execute(sql.raw(statement)).then(
      () => undefined,
      (error: Error) => error,
    )
    return String(failure?.cause)
  }
  for (const table of ['audit', 'audit_subject', 'audit_seal']) {
    expect(await refused(`alter table ${table} disable trigger all`)).toContain('must be owner')
    expect(await refused(`truncate ${table} cascade`)).toContain('permission denied')
    expect(await refused(`drop table ${table} cascade`)).toContain('must be owner')
  }
  expect(await refused(`update audit set target = 'x'`)).toContain('permission denied')
  expect(await refused(`delete from audit`)).toContain('only grow')
  expect(await refused(`delete from audit_seal`)).toContain('permission denied')
  expect(
    await refused(`create or replace function audit_only_expires() returns trigger language plpgsql as $$ begin return old; end $$`),
  ).toMatch(/must be owner|permission denied/)
  expect(await refused(`set session_replication_role = 'replica'`)).toContain('permission denied')
  expect(await migrate(open)).toBe(0)
})
