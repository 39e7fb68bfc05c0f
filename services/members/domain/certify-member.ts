import { and, eq, ne } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { CallFailure } from '@/schemas/api/base/failure'
import { ageOn, JOIN_AGE } from '@/schemas/rules/auth/age'
import { isNameOf } from '@/schemas/rules/auth/identity'
import { maskMobile } from '@/schemas/rules/base/mask'
import * as words from '@/schemas/words/identity-messages'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { isDuplicateKey } from '@/services/db/sql-state'
import { members } from '@/services/db/tables/members'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { nameDiffers } from '@/services/auth/domain/name-differs'
import { tellOwner, type OwnerNews } from '@/services/auth/domain/tell-owner'
import { settings } from '@/services/base/settings'
import { blindIndex } from '@/services/base/seal'
import type { Ctx } from '@/services/kit/service'

/**
 * Writes the verified person to the member's row and marks the member certified (S-IDV-11). It runs inside the transaction, so that the
 * checked data is the written data.
 * @throws CallFailure when the name differs (V-IDV-3, E-IDV-1), the person differs or is too young, or the account is gone (E-IDV-2).
 */
export async function certifyMember(
  ctx: Pick<Ctx, 'db' | 'now' | 'siteId' | 'after'>,
  memberNo: string,
  identity: VerifiedIdentity,
): Promise<void> {
  const { db, now, siteId } = ctx
  const { memberName, gender, birthDate, mobileNo, mobileCo, nationalInfo, ci, di } = identity
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.memberNo, memberNo), ne(members.status, 'WITHDRAWN')))
    .for('update')
  if (!member) throw new CallFailure('500', words.IDENTITY_NOT_SAVED, { status: 409 })
  const ciIndex = ciIndexOf(ci)
  // One account per person: a later verification must be of the same person.
  if (!isNameOf(member.memberName ?? '', memberName) || (member.ciIndex !== null && member.ciIndex !== ciIndex))
    throw await nameDiffers(ctx)
  if (ageOn(birthDate, now) < JOIN_AGE) throw new CallFailure('500', words.TOO_YOUNG_TO_JOIN, { status: 403 })
  const [other] = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.ciIndex, ciIndex), ne(members.memberNo, memberNo), ne(members.status, 'WITHDRAWN')))
  if (other) throw alreadyMember()
  await db
    .update(members)
    .set({
      memberName,
      gender,
      birthDate,
      mobileNo,
      mobileIndex: blindIndex(mobileNo, 'member.mobile'),
      mobileCo: mobileCo ?? null,
      nationalInfo: nationalInfo ?? null,
      ci,
      ciIndex,
      di: di ?? null,
      certified: 'Y',
    })
    .where(eq(members.memberNo, memberNo))
    .catch((error: unknown) => {
      // Of two accounts verified as one person at once, the second fails.
      throw isDuplicateKey(error) ? alreadyMember() : error
    })
  if (member.mobileNo && member.mobileNo !== mobileNo) ctx.after(() => tellOwner(member, mobileNews(mobileNo), now))
}

/** The provider sent its code to the new number; the old one hears of it. */
const mobileNews = (mobileNo: string): OwnerNews => ({
  title: `휴대폰 번호가 ${withParticle(maskMobile(mobileNo), '으로/로')} 변경되었습니다.`,
  advice: `바로 비밀번호를 바꾸고 고객센터에 알려 주세요. ${settings().siteUrl}/set-password`,
  byText: true,
})

const alreadyMember = (): CallFailure => new CallFailure('500', words.ALREADY_MEMBER, { status: 409 })
