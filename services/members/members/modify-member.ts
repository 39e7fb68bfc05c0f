import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { emailFault } from '@/schemas/rules/base/email'
import { NICKNAME_TAKEN, nicknameFault, nicknameOf } from '@/schemas/rules/members/nickname'
import { members } from '@/services/db/tables/members'
import { consentFlags, newConsents, recordConsents } from '../domain/consents'
import { hasForbiddenWord } from '../domain/forbidden-words'
import { isTakenNickname } from '../domain/is-taken-nickname'
import { blindIndex } from '@/services/base/seal'
import { operation } from '@/services/kit/service'
import { requireRules, wrongField } from '@/services/kit/wrong-fields'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { MAIL_UNCONFIRMED } from '@/schemas/words/account-messages'
import { tellOwner, type OwnerNews } from '@/services/auth/domain/tell-owner'
import { takeConfirmedMail } from './account-mail-code'
import { isSameMail } from './is-same-mail'
import { marketingChanges } from './marketing-changes'
import { sendMarketingNotice } from './send-marketing-notice'
import { ownRow } from './own-row'
import { maskMail } from '@/schemas/rules/base/mask'
import { settings } from '@/services/base/settings'

/** What the earlier address reads when the account got another one. */
const mailNews = (email: string): OwnerNews => ({
  title: '이메일이 변경되었습니다.',
  facts: [`새 이메일: ${maskMail(email)}`],
  advice: `바로 비밀번호를 바꾸고 고객센터에 알려 주세요. ${settings().siteUrl}/set-password`,
})

export const modifyMember = operation(contracts.modifyMember, async (input, ctx) => {
  const { db, session, siteId, now } = ctx
  const member = await ownRow(db, session)
  const { memberNo } = member
  const isBusiness = member.bizYn === 'Y'
  const email = input.email.trim()
  const nickname = nicknameOf(input.nickname)
  // A business has no nickname (foundation 3.5).
  requireRules({ nickname: isBusiness ? undefined : nicknameFault(nickname), email: emailFault(email) })
  const isNewMail = !isSameMail(email, member.email)
  if (!isBusiness && nickname !== member.nickname) {
    if (await hasForbiddenWord(nickname, ctx)) throw wrongField('nickname', FORBIDDEN_WORD)
    if (await isTakenNickname(db, siteId, nickname, memberNo)) throw wrongField('nickname', NICKNAME_TAKEN)
  }
  if (isNewMail && !(await takeConfirmedMail(db, memberNo, email, now))) throw wrongField('email', MAIL_UNCONFIRMED)

  const changes = newConsents(marketingChanges(input), member)
  await db
    .update(members)
    .set({
      nickname,
      email,
      emailIndex: blindIndex(email, 'member.email'),
      ...(input.zipCode === undefined ? {} : { zipCode: input.zipCode }),
      ...(input.address === undefined ? {} : { address: input.address.trim() || null }),
      ...(input.addressDetail === undefined ? {} : { addressDetail: input.addressDetail.trim() || null }),
      ...(input.housingType === undefined ? {} : { housingType: input.housingType }),
      ...consentFlags(changes),
    })
    .where(eq(members.memberNo, memberNo))
  await recordConsents(db, { siteId, memberNo, isBusiness, channel: 'WEB', now }, changes)
  if (isNewMail) {
    ctx.audit('member.changeEmail', memberNo)
    ctx.after(() => tellOwner(member, mailNews(email), now))
  }
  ctx.after(() => sendMarketingNotice({ email, now, consents: changes }))
  return {}
})
