import { and, eq, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/staff-news'
import { MOBILE_CODE_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { mobileFault } from '@/schemas/rules/base/mobile-fault'
import { settings } from '@/services/base/settings'
import { staff } from '@/services/db/tables/auth'
import { staffMobileCodes } from '@/services/db/tables/staff-passkeys'
import { staffNewsChoices } from '@/services/db/tables/staff-news'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation, type CtxOf } from '@/services/kit/service'
import { canSendText, sendText } from '@/services/outside/send-text'
import { refuseBreakGlass } from '../domain/refuse-break-glass'
import { tellStaff } from '../domain/tell-staff'
import { mobileCodeHash } from './mobile-code-hash'

/** Each message costs a fee, and rings at somebody's. */
const MOST_IN_AN_HOUR = 5

/** A number is stored as the person's once its code came back (confirm-own-mobile.ts): a slip sends nobody else what comes in. */
export const changeOwnMobile = operation(contracts.changeOwnMobile, async ({ mobileNo: typed }, ctx) => {
  await refuseBreakGlass(ctx)
  const { db } = ctx
  const { id } = ctx.session.staff!
  if (typed.trim() === '') return forget(ctx, id)
  const fault = mobileFault(typed)
  if (fault) throw ctx.fail('wrong', { problems: [{ pointer: '/mobileNo', message: fault, keyword: 'rule' }] })
  if (!canSendText()) throw ctx.fail('noText')
  const mobileNo = digitsOnly(typed)
  for (const who of [id, mobileNo]) await limitCalls(db, { what: 'staff-mobile', who, most: MOST_IN_AN_HOUR, span: HOUR }, ctx.now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${MOBILE_CODE_MINUTES})`
  const row = { mobileNo, codeHash: mobileCodeHash(id, code), tries: 0, expiresAt }
  await db
    .insert(staffMobileCodes)
    .values({ staffId: id, ...row })
    .onConflictDoUpdate({ target: staffMobileCodes.staffId, set: row })
  const { state } = await sendText({ to: mobileNo, text: `[${settings().brandName} 마루] 인증번호 ${code}` })
  if (state === 'refused') throw ctx.fail('unsent')
  return { item: { isSent: true }, message: `인증번호를 보냈습니다. ${MOBILE_CODE_MINUTES}분 안에 입력해 주세요.` }
})

/** Without a number no kind is told by text. The log has no number. */
async function forget(ctx: CtxOf<typeof contracts.changeOwnMobile>, id: string) {
  const { db, now } = ctx
  const person = await db.transaction(async (tx) => {
    const [changed] = await tx.update(staff).set({ mobileNo: null, mobileVerifiedAt: null }).where(eq(staff.id, id)).returning()
    await tx.delete(staffMobileCodes).where(eq(staffMobileCodes.staffId, id))
    await tx.delete(staffNewsChoices).where(and(eq(staffNewsChoices.staffId, id), eq(staffNewsChoices.channel, 'text')))
    return changed!
  })
  ctx.audit('staff.changeMobile', id)
  ctx.after(tellStaff({ ...person, title: '소식을 받는 휴대전화 번호를 지웠습니다.' }, now))
  return { item: { isSent: false }, message: '휴대전화 번호를 지웠습니다.' }
}
