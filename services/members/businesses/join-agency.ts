import * as contracts from '@/schemas/api/members/agency'
import { agencyAccountFaults } from '@/schemas/rules/members/agency'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { businessFaults, withoutDashes } from '@/schemas/rules/members/business'
import { ID_FORBIDDEN, ID_TAKEN } from '@/schemas/rules/members/member-id'
import type { VisitDraft } from '@/schemas/words/visit-draft'
import { addBusiness, requireJoiningBusiness } from '../domain/business'
import { hasForbiddenWord } from '../domain/forbidden-words'
import { isKnownCi } from '@/services/auth/domain/is-known-ci'
import { createMember, isTakenId } from '../domain/new-member'
import { hashPassword } from '@/services/base/passwords'
import { operation } from '@/services/kit/service'
import { changeVisit, readVisit } from '@/services/auth/domain/visit'
import { requireRules } from '@/services/kit/wrong-fields'
import { AGENCY_FORM } from './change-agency-draft'

/**
 * Checks every rule of the pages again (V-BIZ-*, V-ID-*, V-PW-*, V-AGREE-1), then stores the member, its business and its consents in one
 * transaction.
 */
export const joinAgency = operation(contracts.joinAgency, async (input, ctx) => {
  const { db, session, now, siteId } = ctx
  const { kind, businessNumber, terms, bizInfo, memberId, password, email } = input
  const { agency, done } = await readVisit(ctx)
  // A repeated request gets the same answer without a second member (R6).
  if (isDone(done, memberId)) return { item: { memberId } }
  const identity = agency?.verifyUser
  if (!identity) throw ctx.fail('unverified')
  if (agreementsFault({ service: terms.member, personal: terms.privacy })) throw ctx.fail('missing')
  const { memberId: idFault, ...faults } = agencyAccountFaults(input)
  const business = businessFaults(bizInfo, now)
  requireRules({
    ...Object.fromEntries(Object.entries(business).map(([field, message]) => [`bizInfo/${field}`, message])),
    ...(withoutDashes(businessNumber) === withoutDashes(bizInfo.bizRegNum) ? {} : { businessNumber: '확인한 사업자등록번호와 다릅니다.' }),
    memberId: idFault ?? ((await hasForbiddenWord(memberId, ctx)) ? ID_FORBIDDEN : undefined),
    ...faults,
  })
  try {
    if (await isKnownCi(db, siteId, identity.ci)) throw ctx.fail('known')
    if (await isTakenId(db, siteId, memberId)) throw ctx.fail('taken', { problems: [{ pointer: '/memberId', message: ID_TAKEN }] })
    await requireJoiningBusiness(ctx, bizInfo)
  } catch (refusal) {
    // A simultaneous repetition may have stored the member since the visit was read.
    if (isDone((await readVisit(ctx)).done, memberId)) return { item: { memberId } }
    throw refusal
  }
  const passwordHash = await hashPassword(password)

  const cookies = await db.transaction(async (tx) => {
    let isNew = true
    // Locks the visit until the end: a simultaneous repetition waits here, and finds that it was done.
    const { cookies } = await changeVisit({ db: tx, session, now, siteId }, ({ agency: _agency, ...others }) => {
      isNew = !isDone(others.done, memberId)
      return { ...others, done: { form: AGENCY_FORM, facts: { memberId }, at: now.getTime() } }
    })
    if (!isNew) return cookies
    const { memberNo } = await createMember(ctx, tx, {
      memberType: 'A',
      joinChannel: 'WEB',
      login: { memberId, passwordHash },
      identity,
      agreements: { service: true, personal: true, locationYn: false, goodsMarketing: false, eventMarketing: false, adMarketing: false },
      email: email.trim(),
    })
    await addBusiness(tx, { memberNo, siteId, info: bizInfo, joinedBy: kind })
    return cookies
  })
  return { item: { memberId }, cookies }
})

const isDone = (done: VisitDraft['done'], memberId: string): boolean => done?.form === AGENCY_FORM && done.facts['memberId'] === memberId
