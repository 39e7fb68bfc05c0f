import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { confirmStaff } from '../domain/confirm-staff'
import { factorsOf } from '../domain/has-factor'
import { findPendingSignIn } from '../domain/find-pending-sign-in'

export const readSignInStep = operation(contracts.readSignInStep, async (_, { db, session, now }) => {
  if (!session.staff) return { item: { step: 'password' as const } }
  const confirmed = await confirmStaff(session, db, now, true)
  if (confirmed.enrolling) {
    const [person] = await db
      .select({ id: staff.id, loginId: staff.loginId, name: staff.name })
      .from(staff)
      .where(eq(staff.id, confirmed.enrolling.id))
    return { item: { step: 'enrol' as const, person: person! } }
  }
  if (confirmed.staff) return { item: { step: 'open' as const } }
  const pending = await findPendingSignIn(db, session)
  if (!pending) return { item: { step: 'ended' as const } }
  return { item: { step: 'code' as const, by: await factorsOf(db, pending.id) } }
})
