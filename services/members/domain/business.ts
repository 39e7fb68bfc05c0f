// The business of a new member: checked with the register before anything is written, stored beside its member.
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
 * The register knows it and it is in operation (V-BIZ-1, SYS-18). Asks the network: for contracts with `transaction: 'own'`,
 * before a transaction is opened. Its fields were asked by `businessFaults`.
 * @param at JSON Pointer of the number in the caller's input.
 * @throws CallFailure in the words of the rule, at the field of the number.
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
