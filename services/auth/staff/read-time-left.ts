import * as contracts from '@/schemas/api/auth/staff-sign-in'
import { operation } from '@/services/kit/service'
import { timeLeftOf } from '../domain/time-left-of'

export const readTimeLeft = operation(contracts.readTimeLeft, async (_, { db, session }) => ({
  item: await timeLeftOf(db, session.staff!.sid),
}))
