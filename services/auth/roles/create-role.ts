import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { usualRights } from '@/schemas/rules/base/console-areas'
import { isDuplicateKey } from '@/services/db/sql-state'
import { roles } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const createRole = operation(contracts.createRole, async ({ name: typed, start = 'usual' }, ctx) => {
  const { db, siteId, now } = ctx
  const id = randomUUID()
  const name = typed.trim().normalize('NFC')
  try {
    await db.insert(roles).values({ id, siteId, name, rights: start === 'empty' ? {} : usualRights(), createdAt: now, updatedAt: now })
  } catch (error) {
    throw isDuplicateKey(error) ? ctx.fail('taken') : error
  }
  ctx.audit('role.create', id, { name })
  return { item: { id } }
})
