import type { Caller } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readMyBusiness } from '@/schemas/api/members/business'
import { CallFailure } from '@/schemas/api/base/failure'
import { DESIGN_WORDS } from '@/schemas/rules/members/design-account'

export type Business = Item<typeof readMyBusiness>
/** The signed-in member's business, or the reason why it is missing. */
export type MyBusiness = { business: Business } | { business: null; reason: string }

/** A member without a business gets the sentence of P-BIZ-1, a missing business that of E-BIZ-2. */
export async function myBusiness(call: Caller, signal: AbortSignal): Promise<MyBusiness> {
  try {
    return { business: (await call(readMyBusiness, {}, { signal })).item }
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status >= 500) throw error
    return { business: null, reason: error.status === 404 ? error.message : DESIGN_WORDS.noVendor }
  }
}
