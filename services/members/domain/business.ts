// The business of a new member: checked with the register before anything is written, then stored with its member.
import { CallFailure } from '@/schemas/api/base/failure'
import { validCheck } from '@/schemas/api/members/business'
import {
  joiningFault,
  tidyDetails,
  tidyIdentity,
  type BusinessIdentity,
  type BusinessInfo,
  type BusinessType,
} from '@/schemas/rules/members/business'
import type { Database } from '@/services/db/database'
import { businesses } from '@/services/db/tables/members'
import { callWithin } from '@/services/kit/run'
import type { Ctx } from '@/services/kit/service'

/**
 * Requires that the register knows the business and that it is in operation (V-BIZ-1, SYS-18). Uses the network: for contracts with
 * `transaction: 'own'`, before a transaction is opened. `businessFaults` has checked its fields.
 * @param at JSON Pointer of the number in the caller's input.
 * @throws CallFailure with the rule's message, at the field of the number.
 */
export async function requireJoiningBusiness(ctx: Ctx, identity: BusinessIdentity, at = '/bizInfo/bizRegNum'): Promise<void> {
  const { items } = await callWithin(ctx, validCheck, { bizcoms: [tidyIdentity(identity)] })
  const fault = joiningFault(items![0]!)
  if (fault) throw new CallFailure('400', fault, { problems: [{ pointer: at, message: fault, keyword: 'rule' }] })
}

export async function addBusiness(
  tx: Database,
  { memberNo, siteId, joinedBy, info }: { memberNo: string; siteId: string; joinedBy: 'business' | 'interior' | 'scm'; info: BusinessInfo },
): Promise<void> {
  const { name, type, ...details } = tidyDetails(info)
  await tx
    .insert(businesses)
    .values({ memberNo, siteId, ...tidyIdentity(info), bizName: name, type: type as BusinessType, ...details, joinedBy })
}
