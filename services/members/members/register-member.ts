// Creates a member from a draft and a form. The server repeats every rule of the form, and takes from the draft what the form must not
// decide: the verified person, the consents, whether the member is staff, and the social account.
import { and, eq } from 'drizzle-orm'
import type * as contracts from '@/schemas/api/members/joins'
import type { Input, Item } from '@/schemas/api/base/contract'
import { agreementsFault, givenConsentsOf, type Agreements } from '@/schemas/rules/members/agreements'
import { businessFaults, businessNumberFault } from '@/schemas/rules/members/business'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { isNameOf } from '@/schemas/rules/auth/identity'
import { agreementsOf, progressOf, termsForKind } from '@/schemas/rules/members/join-draft'
import { joinFaults } from '@/schemas/rules/members/join-fields'
import { ID_FORBIDDEN } from '@/schemas/rules/members/member-id'
import { memberNameFault } from '@/schemas/rules/members/member-name-fault'
import { nicknameOf } from '@/schemas/rules/members/nickname'
import { termsTypeOf } from '@/schemas/rules/members/terms'
import type { JoinDraft } from '@/schemas/words/visit-draft'
import { commonCodes } from '@/services/db/tables/site'
import { addBusiness, requireJoiningBusiness } from '../domain/business'
import { hasForbiddenWord } from '../domain/forbidden-words'
import { createMember, type NewMember } from '../domain/new-member'
import { hashPassword } from '@/services/base/passwords'
import { signInAs } from '@/services/auth/domain/sign-in-as'
import type { Ctx, Fails } from '@/services/kit/service'
import { changeVisit, readVisit } from '@/services/auth/domain/visit'
import { countLater } from '@/services/counts/count-later'
import { requireRules } from '@/services/kit/wrong-fields'
import { sendMarketingNotice } from './send-marketing-notice'

type Sent = Input<typeof contracts.join>['joinedUser'] & {
  agreements?: Input<typeof contracts.join>['agreements']
  bizInfo?: Input<typeof contracts.join>['bizInfo']
  isMobile: boolean
}
/** The pointers of the fields in the call's input, and the name of the id there. */
interface Fields {
  at: string
  id: string
}
type Joined = Item<typeof contracts.join>

export async function registerMember(
  ctx: Ctx & Fails<'unverified' | 'missing' | 'otherName'>,
  sent: Sent,
  fields: Fields,
): Promise<{ item: Joined; cookies?: string[] }> {
  const { db, now, siteId } = ctx
  const draft = (await readVisit(ctx)).join
  // A repeated request gets the same answer without a second member (R6).
  if (draft?.joinedUser && draft.joinedUser.id === (sent.id ?? '')) return { item: draft.joinedUser }
  if (!draft?.verifyUser || !progressOf(draft).hpVerify) throw ctx.fail('unverified')
  const { kind, verifyUser: identity, employeeEmail, social } = draft

  const agreements = said(draft, sent.agreements)
  if (agreementsFault(agreements)) throw ctx.fail('missing')
  await requireFields(ctx, sent, draft, fields)
  if (!isNameOf(sent.name ?? '', identity.memberName)) throw ctx.fail('otherName')
  const id = sent.id ?? ''
  const business = kind === 'business' ? sent.bizInfo : undefined
  if (business) await requireJoiningBusiness(ctx, business)

  const login = id ? { memberId: id, passwordHash: await hashPassword(sent.password ?? '') } : undefined
  const nickname = kind === 'business' ? '' : nicknameOf(sent.nickname ?? '')
  const email = (sent.email ?? '').trim()
  const joinChannel = social ? social.snsType : sent.isMobile ? 'MOBILE' : 'WEB'
  const member: NewMember = {
    memberType: kind === 'business' ? 'B' : 'P',
    joinChannel,
    identity,
    agreements,
    email,
    nickname,
    zipCode: sent.zipCode ?? '',
    address: (sent.address ?? '').trim(),
    addressDetail: (sent.addressDetail ?? '').trim(),
    // Neither housing nor an employer: a business has no personal group (V-BIZ-5).
    ...(kind === 'business' ? {} : { housingType: sent.housingType ?? '' }),
    ...(employeeEmail && kind !== 'business' ? { employeeEmail } : {}),
    ...(login ? { login } : {}),
    ...(social ? { social: { snsType: social.snsType, snsId: social.snsId } } : {}),
  }
  const joinedUser: Joined = { id, name: identity.memberName, nickname, email }
  const { cookies, done } = await db.transaction(async (tx) => {
    let done: Joined | undefined
    // Locks the visit until the end: of two equal requests the second waits here and gets the result of the first.
    const { cookies } = await changeVisit({ db: tx, session: ctx.session, now, siteId }, (visit) => {
      done = visit.join?.joinedUser
      return done ? visit : { ...visit, join: { kind, joinedUser } }
    })
    if (done) return { cookies, done }
    const { memberNo } = await createMember(ctx, tx, member, { memberId: `/${fields.at}/${fields.id}`, nickname: `/${fields.at}/nickname` })
    if (business) await addBusiness(tx, { memberNo, siteId, info: business, joinedBy: 'business' })
    // This answer signs the new member in, whichever form was used. The visit's line comes after, or the next page would not know the
    // member.
    const signedIn = await signInAs(ctx, { memberNo, keepLogin: false }, tx)
    return { cookies: [...signedIn, ...cookies], done }
  })
  if (!done) {
    ctx.after(() => countLater(ctx, { kind: 'join' }))
    ctx.after(() => sendMarketingNotice({ email, now, consents: givenConsentsOf(agreements) }))
  }
  return { item: done ?? joinedUser, cookies }
}

/** Of the draft, or of a form with its own agreements. */
function said(draft: JoinDraft, sent: Sent['agreements']): Agreements {
  const kept = agreementsOf(draft)
  if (!sent) return kept
  const who = termsForKind(draft.kind)
  const { useAgreements = {}, ...flags } = sent
  return {
    ...kept,
    ...flags,
    service: useAgreements[termsTypeOf('service', who)] ?? kept.service,
    personal: useAgreements[termsTypeOf('personalInfo', who)] ?? kept.personal,
  }
}

/** V-ID-1..5, V-PW-1..7, V-PWC-1, V-NICK-1..2, V-NAME-2..3, V-EMAIL-1..2, V-ADDR-1, V-FW-1: all faults at once, each at its field. */
async function requireFields(ctx: Ctx, sent: Sent, { kind }: JoinDraft, { at, id: idField }: Fields): Promise<void> {
  const { id = '', password = '', passwordConfirm = password, nickname = '', email = '', address = '', name = '', housingType } = sent
  const { id: idFault, ...faults } = joinFaults({ id, password, passwordConfirm, nickname, email, address }, kind)
  const found: Record<string, string | undefined> = {
    [idField]: idFault ?? (id && (await hasForbiddenWord(id, ctx)) ? ID_FORBIDDEN : undefined),
    ...faults,
    ...(name ? { name: memberNameFault(name) } : {}),
    ...(housingType && !(await isHousingType(ctx, housingType)) ? { housingType: '주거 형태를 다시 선택해 주세요.' } : {}),
  }
  if (!found['nickname'] && nickname && kind !== 'business' && (await hasForbiddenWord(nickname, ctx))) found['nickname'] = FORBIDDEN_WORD
  requireRules({
    ...Object.fromEntries(Object.entries(found).map(([field, message]) => [`${at}/${field}`, message])),
    ...(kind === 'business' ? inBusiness(sent.bizInfo, ctx.now) : {}),
  })
}

/** V-BIZ-2 to V-BIZ-4: a form without these fields is missing its number. */
const inBusiness = (info: Sent['bizInfo'], now: Date): Record<string, string | undefined> => {
  const faults = info ? businessFaults(info, now) : { bizRegNum: businessNumberFault('') }
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [`bizInfo/${field}`, message]))
}

async function isHousingType({ db }: Ctx, code: string): Promise<boolean> {
  const found = await db
    .select({ code: commonCodes.code })
    .from(commonCodes)
    .where(and(eq(commonCodes.codeGroupValue, 'homeType'), eq(commonCodes.code, code)))
  return found.length > 0
}
