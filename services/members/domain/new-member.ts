// Creates a member, for every form: one insert with unique keys, so that of two simultaneous requests for one id, or for one person, one
// is refused with a message.
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { CallFailure } from '@/schemas/api/base/failure'
import type { SocialType } from '@/schemas/api/auth/session'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { agreementsFault, consentsOf, givenConsentsOf, type Agreements } from '@/schemas/rules/members/agreements'
import { ID_TAKEN } from '@/schemas/rules/members/member-id'
import { NICKNAME_TAKEN } from '@/schemas/rules/members/nickname'
import { ALREADY_MEMBER, TOO_YOUNG_TO_JOIN } from '@/schemas/words/identity-messages'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { isKnownCi } from '@/services/auth/domain/is-known-ci'
import { linkSocialAccount } from '@/services/auth/domain/link-social-account'
import { consentFlags, recordConsents } from './consents'
import { isTakenNickname } from './is-taken-nickname'
import { blindIndex } from '@/services/base/seal'
import type { Ctx } from '@/services/kit/service'

export interface NewMember {
  /** Personal, business, agency. */
  memberType: 'P' | 'B' | 'A'
  joinChannel: 'WEB' | 'MOBILE' | SocialType
  /** Absent when the member signs in by the social account only. */
  login?: { memberId: string; passwordHash: string }
  identity: VerifiedIdentity
  agreements: Agreements
  email: string
  nickname?: string
  zipCode?: string
  address?: string
  addressDetail?: string
  housingType?: string
  /** Verified by a mail code: the member is staff (P-STAFF-1). */
  employeeEmail?: string
  social?: { snsType: SocialType; snsId: string }
}

/** Whether a member has or had this id: it stays reserved after a withdrawal. */
export async function isTakenId(db: Database, siteId: string, memberId: string): Promise<boolean> {
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.memberId, memberId)))
    .limit(1)
  return found.length > 0
}

/**
 * Inserts a member with consents and social account. The caller checks the fields; four rules are checked here whatever the form: 14
 * years (V-AGE-2), the two consents (V-AGREE-1), one account a person (V-ID-6, S-IDV-13), a nickname that no other member has.
 * @param tx a transaction; the password is hashed before it is opened, or it would hold a connection while hashing.
 * @param fields JSON Pointers of the id and the nickname in the caller's input, for the problems at their fields.
 * @throws CallFailure with the message of the failed rule.
 */
export async function createMember(
  { siteId, now, audit }: Pick<Ctx, 'siteId' | 'now' | 'audit'>,
  tx: Database,
  member: NewMember,
  fields: { memberId: string; nickname: string } = { memberId: '/memberId', nickname: '/nickname' },
): Promise<{ memberNo: string }> {
  const { identity, login, agreements, social } = member
  if (ageOn(identity.birthDate, now) < JOIN_AGE) throw new CallFailure('403', TOO_YOUNG_TO_JOIN, { status: 403 })
  const missing = agreementsFault(agreements)
  if (missing) throw new CallFailure('400', missing)

  const memberNo = randomUUID()
  const [made] = await tx
    .insert(members)
    .values({
      memberNo,
      siteId,
      memberId: login?.memberId ?? null,
      passwordHash: login?.passwordHash ?? null,
      memberType: member.memberType,
      bizYn: member.memberType === 'P' ? 'N' : 'Y',
      joinChannel: member.joinChannel,
      nickname: member.nickname ?? '',
      memberName: identity.memberName,
      birthDate: identity.birthDate,
      gender: identity.gender,
      nationalInfo: identity.nationalInfo ?? null,
      mobileCo: identity.mobileCo ?? null,
      mobileNo: identity.mobileNo,
      mobileIndex: blindIndex(identity.mobileNo, 'member.mobile'),
      email: member.email,
      emailIndex: blindIndex(member.email, 'member.email'),
      zipCode: member.zipCode ?? '',
      address: member.address ?? null,
      addressDetail: member.addressDetail ?? null,
      housingType: member.housingType ?? '',
      ci: identity.ci,
      di: identity.di ?? null,
      ciIndex: ciIndexOf(identity.ci),
      certified: 'Y',
      ...consentFlags(consentsOf(agreements)),
      staffYn: member.employeeEmail === undefined ? 'N' : 'Y',
      employeeEmail: member.employeeEmail ?? null,
      passwordChangedAt: login ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ memberNo: members.memberNo })
  if (!made) throw (await isKnownCi(tx, siteId, identity.ci)) ? alreadyMember() : taken(ID_TAKEN, fields.memberId)
  if (social && !(await linkSocialAccount(tx, { siteId, memberNo, ...social, createdAt: now }))) throw alreadyMember()
  if (await isTakenNickname(tx, siteId, member.nickname ?? '', memberNo)) throw taken(NICKNAME_TAKEN, fields.nickname)
  await recordConsents(
    tx,
    { siteId, memberNo, isBusiness: member.memberType !== 'P', channel: member.joinChannel, now },
    givenConsentsOf(agreements),
  )
  audit('member.join', memberNo, { memberType: member.memberType, joinChannel: member.joinChannel })
  return { memberNo }
}

const alreadyMember = () => new CallFailure('409', ALREADY_MEMBER, { status: 409 })
const taken = (message: string, pointer: string) => new CallFailure('409', message, { status: 409, problems: [{ pointer, message }] })
