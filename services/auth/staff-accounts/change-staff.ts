import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-accounts'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { holdAdministrators } from '../domain/hold-administrators'
import { requireRole } from './require-role'
import { requireShop } from './require-shop'
import { requireStaffAccount } from './require-staff-account'

/** Holds from the person's next call on. Nobody changes their own rights, so that one administrator always remains. */
export const changeStaff = operation(contracts.changeStaff, async ({ id, version, name, role, roleId, shopId }, ctx) => {
  await holdAdministrators(ctx)
  const person = await requireStaffAccount(ctx, id)
  if (person.breakGlassSeat !== null) throw ctx.fail('breakGlass')
  if (person.version !== version) throw ctx.fail('stale')
  const given = await requireRole(ctx, { role, roleId })
  const shop = await requireShop(ctx, { role, shopId })
  const isSame = person.role === role && person.roleId === (given?.id ?? null) && person.shopId === (shop?.id ?? null)
  if (!isSame && ctx.session.staff!.id === id) throw ctx.fail('self')
  const next = version + 1
  await ctx.db
    .update(staff)
    .set({ name: name.trim().normalize('NFC'), role, roleId: given?.id ?? null, shopId: shop?.id ?? null, version: next })
    .where(eq(staff.id, id))
  ctx.audit('staff.change', id, { name: name.trim(), role, roleName: given?.name ?? '', shopName: shop?.name ?? '' })
  return { item: { version: next } }
})
