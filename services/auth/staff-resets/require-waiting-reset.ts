import { eq } from 'drizzle-orm'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import type { Ctx, Fails } from '@/services/kit/service'
import { holdAdministrators } from '../domain/hold-administrators'
import { resetState } from './reset-state'

/** One that waits, of somebody else; it and all administrators are held until the transaction ends. */
export async function requireWaitingReset(ctx: Ctx & Fails<'missing' | 'own' | 'gone'>, id: string) {
  const { db, now } = ctx
  await holdAdministrators(ctx)
  const [known] = await db.select({ staffId: staffPasswordResets.staffId }).from(staffPasswordResets).where(eq(staffPasswordResets.id, id))
  if (!known) throw ctx.fail('missing')
  if (known.staffId === ctx.session.staff!.id) throw ctx.fail('own')
  const [person] = await db.select().from(staff).where(eq(staff.id, known.staffId)).for('update')
  const [row] = await db.select().from(staffPasswordResets).where(eq(staffPasswordResets.id, id)).for('update')
  if (!person || !row?.nextHash || resetState(row, person, now) !== 'waiting') throw ctx.fail('missing')
  return { person, row, passwordHash: row.nextHash, from: `${row.chosenDevice}, ${row.chosenPlace}` }
}
