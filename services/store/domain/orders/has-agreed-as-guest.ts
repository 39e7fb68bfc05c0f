import { readVisit } from '@/services/auth/domain/visit'
import type { Ctx } from '@/services/kit/service'

/** Whether this browser agreed to an order without an account, in the visit that still lasts. */
export const hasAgreedAsGuest = async (ctx: Pick<Ctx, 'db' | 'session' | 'now'>): Promise<boolean> =>
  (await readVisit(ctx)).guestOrder !== undefined
