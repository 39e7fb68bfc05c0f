import { gt, lt, lte, or, sql } from 'drizzle-orm'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/members/joins'
import { emailFault } from '@/schemas/rules/base/email'
import { staffMailCodes } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { HOUR, MINUTE, limitCalls } from '@/services/kit/limit-calls'
import { requireRules } from '@/services/kit/wrong-fields'
import { canSendMail, sendMail } from '@/services/outside/send-mail'
import { STAFF_CODE_MINUTES, staffCodeHash, STAFF_CODE_SENDS, newStaffCode } from './staff-code'
import { isStaffMail, staffMailIndex } from './staff-mail'

const OFF = '지금은 인증번호를 보낼 수 없습니다. 잠시 후 다시 시도해 주세요.'

/** Each code invalidates the earlier one. Sends are counted per receiving address, and per caller. */
export const sendStaffVerifyMail = operation(contracts.sendStaffVerifyMail, async ({ email: typed }, ctx) => {
  const { db, now } = ctx
  const email = typed.trim()
  requireRules({ email: emailFault(email) })
  if (!isStaffMail(email)) throw ctx.fail('foreign', { problems: atEmail('foreign') })
  if (!canSendMail()) throw new CallFailure('503', OFF, { status: 503 })
  await limitCalls(db, { what: 'staff-mail', most: 20, span: HOUR }, now)
  const code = newStaffCode()
  const emailIndex = staffMailIndex(email)
  // An hour that begins in more than an hour was counted by a clock that ran ahead.
  const [anHourAgo, inAnHour] = [new Date(now.getTime() - HOUR), new Date(now.getTime() + HOUR)]
  const isOver = or(lte(staffMailCodes.since, anHourAgo), gt(staffMailCodes.since, inAnHour))!
  const fresh = {
    codeHash: staffCodeHash(email, code),
    tries: 0,
    confirmedAt: null,
    expiresAt: new Date(now.getTime() + STAFF_CODE_MINUTES * MINUTE),
  }
  const [sent] = await db
    .insert(staffMailCodes)
    .values({ emailIndex, ...fresh, sends: 1, since: now })
    .onConflictDoUpdate({
      target: staffMailCodes.emailIndex,
      set: {
        ...fresh,
        sends: sql`case when ${isOver} then 1 else ${staffMailCodes.sends} + 1 end`,
        since: sql`case when ${isOver} then ${sql.param(now, staffMailCodes.since)}::timestamptz else ${staffMailCodes.since} end`,
      },
      setWhere: or(isOver, lt(staffMailCodes.sends, STAFF_CODE_SENDS))!,
    })
    .returning()
  if (!sent) throw ctx.fail('tooMany')
  const { brandName } = settings()
  const text = `${brandName} 임직원 인증번호는 ${code}입니다.\n${STAFF_CODE_MINUTES}분 안에 입력해 주세요.\n\n요청하지 않았다면 이 메일을 지워 주세요.`
  ctx.after(async () => void (await sendMail({ to: email, subject: `[${brandName}] 임직원 인증번호`, text })))
  return { message: '인증번호를 보냈습니다.' }
})

const atEmail = (name: 'foreign') => [{ pointer: '/email', message: contracts.sendStaffVerifyMail.errors![name][1] }]
