import * as contracts from '@/schemas/api/auth/staff-door'
import { operation } from '@/services/kit/service'
import { confirmStaff } from '../domain/confirm-staff'
import { findPendingSignIn } from '../domain/find-pending-sign-in'

export const readSignInStep = operation(contracts.readSignInStep, async (_, { db, session, now }) => {
  if (!session.staff) return { item: { step: 'password' as const } }
  const confirmed = await confirmStaff(session, db, now, true)
  if (confirmed.enrolling) return { item: { step: 'enrol' as const } }
  if (confirmed.staff) return { item: { step: 'open' as const } }
  return { item: { step: (await findPendingSignIn(db, session)) ? ('code' as const) : ('password' as const) } }
})
