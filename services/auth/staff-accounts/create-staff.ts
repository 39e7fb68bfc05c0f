import { randomBytes, randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staff } from '@/services/db/tables/auth'
import { isDuplicateKey } from '@/services/db/sql-state'
import { hashPassword } from '@/services/base/passwords'
import { operation } from '@/services/kit/service'
import { newInvitation } from './invitation'
import { requireRole } from './require-role'
import { requireShop } from './require-shop'

export const createStaff = operation(contracts.createStaff, async ({ loginId, name, role, roleId, shopId }, ctx) => {
  const given = await requireRole(ctx, { role, roleId })
  const shop = await requireShop(ctx, { role, shopId })
  const { stored, sent } = newInvitation(ctx.now)
  // Nobody knows it; a sign-in with it takes as long as any other, so that it does not tell who was invited.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const person = {
    id: randomUUID(),
    loginId,
    name: name.trim().normalize('NFC'),
    role,
    roleId: given?.id ?? null,
    shopId: shop?.id ?? null,
  }
  try {
    await ctx.db.insert(staff).values({ ...person, ...stored, passwordHash, createdAt: ctx.now })
  } catch (error) {
    throw isDuplicateKey(error) ? ctx.fail('taken', { problems: [takenId] }) : error
  }
  ctx.audit('staff.create', person.id, { loginId, role, roleName: given?.name ?? '', shopName: shop?.name ?? '' })
  return { item: { id: person.id, ...sent } }
})

const takenId = { pointer: '/loginId', message: '이미 쓰고 있는 아이디입니다.', keyword: 'rule' }
