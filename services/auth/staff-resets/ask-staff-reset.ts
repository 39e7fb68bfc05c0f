import { and, eq, isNull } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { RESET_LINK_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import * as contracts from '@/schemas/api/auth/staff-resets'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation } from '@/services/kit/service'
import { canSendMail } from '@/services/outside/send-mail'
import { deviceWords } from '../domain/device-words'
import { staffPlace } from '../domain/staff-place'
import { forgottenDigest } from './forgotten-digest'
import { resetKeyHash } from './reset-key-hash'
import { sendResetMail } from './send-reset-mail'

/** Known or not: an id may be asked for so often, and the link of the last mail stays good when it is refused. */
const PACE = {
  what: 'staff-reset',
  most: 5,
  span: HOUR,
  sentence: '이 아이디로 여러 번 요청하셨습니다. 마지막에 받은 메일의 링크를 열거나, 한 시간 뒤에 다시 시도해 주세요.',
}

export const askStaffReset = operation(contracts.askStaffReset, async ({ loginId: typed }, ctx) => {
  const { db, now } = ctx
  if (!canSendMail()) throw ctx.fail('noMail')
  const loginId = typed.toLowerCase()
  await limitCalls(db, { ...PACE, who: loginId }, now)
  const [person] = await db.select().from(staff).where(eq(staff.loginId, loginId))
  ctx.audit('staff.askReset', person?.id ?? 'unknown')
  const askedDevice = deviceWords()
  const askedPlace = staffPlace()
  // After the answer, so that its time tells nothing of the account.
  ctx.after(async () => {
    if (!person?.email) return
    const { id, email, name, blockedAt, inviteHash } = person
    const key = blockedAt || inviteHash ? undefined : randomBytes(32).toString('base64url')
    if (key !== undefined) {
      const asked = { askedDevice, askedPlace, createdAt: now, expiresAt: new Date(now.getTime() + RESET_LINK_MINUTES * 60_000) }
      await db.transaction(async (tx) => {
        // One that waits for an administrator stays: a stranger who knows an id must not undo it.
        await tx
          .update(staffPasswordResets)
          .set({ endedAt: now, fate: 'replaced' })
          .where(and(eq(staffPasswordResets.staffId, id), isNull(staffPasswordResets.endedAt), isNull(staffPasswordResets.chosenAt)))
        await tx.insert(staffPasswordResets).values({
          ...asked,
          id: randomUUID(),
          staffId: id,
          keyHash: resetKeyHash(key),
          passwordBefore: forgottenDigest(person.passwordHash),
        })
      })
    }
    await sendResetMail({ email, name, key, isBlocked: blockedAt !== null, at: now, from: `${askedDevice}, ${askedPlace}` })
  })
  return { message: contracts.STAFF_RESET_ASKED }
})
