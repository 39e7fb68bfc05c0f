import { companyFacts } from '@/services/db/company-facts'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/members/joins'
import { emailFault } from '@/schemas/rules/base/email'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { requireRules } from '@/services/kit/wrong-fields'
import { canSendMail, sendMail } from '@/services/outside/send-mail'
import { CODE_MINUTES, issueMailCode } from './issue-mail-code'
import { MAIL_IS_OFF } from './mail-is-off'
import { isStaffMail, staffMailCode } from './staff-mail'

/** Sends are counted per receiving address, and per caller. */
export const sendStaffVerifyMail = operation(contracts.sendStaffVerifyMail, async ({ email: typed }, ctx) => {
  const { db, now } = ctx
  const email = typed.trim()
  requireRules({ email: emailFault(email) })
  if (!isStaffMail(email)) throw ctx.fail('foreign', { problems: atEmail('foreign') })
  if (!canSendMail()) throw new CallFailure('503', MAIL_IS_OFF, { status: 503 })
  await limitCalls(db, { what: 'staff-mail', most: 20, span: HOUR }, now)
  const code = await issueMailCode(db, staffMailCode(email), now)
  if (code === undefined) throw ctx.fail('tooMany')
  const { brandName } = settings()
  const { sender } = await companyFacts(db, ctx.siteId)
  const text = `${brandName} 임직원 인증번호는 ${code}입니다.\n${CODE_MINUTES}분 안에 입력해 주세요.\n\n요청하지 않았다면 이 메일을 지워 주세요.`
  ctx.after(async () => void (await sendMail({ to: email, subject: `[${sender}] 임직원 인증번호`, text })))
  return { message: '인증번호를 보냈습니다.' }
})

const atEmail = (name: 'foreign') => [{ pointer: '/email', message: contracts.sendStaffVerifyMail.errors![name][1] }]
