import { companyFacts } from '@/services/db/company-facts'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/members/account-mail'
import { emailFault } from '@/schemas/rules/base/email'
import { settings } from '@/services/base/settings'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { canSendMail, sendMail } from '@/services/outside/send-mail'
import { accountMailCode } from './account-mail-code'
import { CODE_MINUTES, issueMailCode } from './issue-mail-code'
import { MAIL_IS_OFF } from './mail-is-off'
import { isSameMail } from './is-same-mail'
import { ownRow } from './own-row'

/** Sends are counted per member, per receiving address and per caller: nobody can fill a stranger's inbox with codes. */
export const sendAccountMailCode = operation(contracts.sendAccountMailCode, async ({ email: typed }, ctx) => {
  const { db, now } = ctx
  const email = typed.trim()
  requireRules({ email: emailFault(email) })
  const member = await ownRow(db, ctx.session)
  if (isSameMail(email, member.email)) throw ctx.fail('same', { problems: [{ pointer: '/email', message: ctx.fail('same').message }] })
  if (!canSendMail()) throw new CallFailure('503', MAIL_IS_OFF, { status: 503 })
  const sentence = contracts.sendAccountMailCode.errors!.tooMany[1]
  await limitCalls(db, { what: 'account-mail', most: 20, span: HOUR, sentence }, now)
  await limitCalls(db, { what: 'account-mail-to', who: email.toLowerCase(), most: 5, span: HOUR, sentence }, now)
  const code = await issueMailCode(db, accountMailCode(member.memberNo, email), now)
  if (code === undefined) throw ctx.fail('tooMany')
  const { brandName } = settings()
  const { sender } = await companyFacts(db, ctx.siteId)
  const text = `${brandName} 이메일 변경 인증번호는 ${code}입니다.\n${CODE_MINUTES}분 안에 입력해 주세요.\n\n요청하지 않았다면 이 메일을 지워 주세요. 인증번호를 다른 사람에게 알려 주지 마세요.`
  ctx.after(async () => void (await sendMail({ to: email, subject: `[${sender}] 이메일 변경 인증번호`, text })))
  return { message: '인증번호를 보냈습니다.' }
})
