import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '@/services/db/database'
import { hashPassword } from '@/services/base/passwords'
import { staff } from '@/services/db/tables/auth'
import { writeAudits } from '@/services/kit/write-audits'
import { logger } from '@/services/base/log'
import type { Settings } from '@/services/base/settings'

const LOCK = 7_240_118

/** Creates the administrator of the settings if there is no staff at all. Safe at every start, by several processes at once. */
export async function makeFirstAdmin(open: OpenDatabase, firstAdmin: Settings['firstAdmin']): Promise<void> {
  const isEmpty = async (db: Pick<OpenDatabase['db'], 'select'>) => (await db.select({ id: staff.id }).from(staff).limit(1)).length === 0
  if (!(await isEmpty(open.db))) return
  if (!firstAdmin) {
    logger().warn('nobody can sign in to the builder yet: run npm run admin:create, or set FIRST_ADMIN_ID and FIRST_ADMIN_PASSWORD')
    return
  }
  const passwordHash = await hashPassword(firstAdmin.password)
  await open.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (!(await isEmpty(tx))) return
    const person = { id: randomUUID(), loginId: firstAdmin.loginId, name: firstAdmin.loginId, role: 'adm' as const }
    await tx.insert(staff).values({ ...person, passwordHash })
    const detail = { loginId: person.loginId, role: person.role }
    await writeAudits(tx, [{ at: new Date(), actor: 'first-admin', action: 'staff.create', target: person.id, detail, requestId: 'start' }])
    logger().info({ loginId: person.loginId }, 'the first administrator was made; take FIRST_ADMIN_PASSWORD out of the environment')
  })
}
