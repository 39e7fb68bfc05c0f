import { and, eq, isNull, ne } from 'drizzle-orm'
import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/auth/staff-resets'
import { STAFF_PASSWORD_WORDS, staffPasswordProblem } from '@/schemas/rules/base/staff-password'
import { hashPassword } from '@/services/base/passwords'
import type { Database } from '@/services/db/database'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { isLastAdmin } from '../domain/is-last-admin'
import { forgiveAccount } from '../domain/limit-tries'
import { deviceWords } from '../domain/device-words'
import { staffPlace } from '../domain/staff-place'
import { tellStaff } from '../domain/tell-staff'
import { resetKeyHash } from './reset-key-hash'
import { resetState } from './reset-state'
import { takeNewPassword } from './take-new-password'
import { tellAdministrators } from './tell-administrators'

const at = (message: string) => ({ problems: [{ pointer: '/password', message, keyword: 'rule' }] })

/**
 * Opens once: of two at the same moment, one chooses the password. What an administrator chose waits where another one can confirm it. It is
 * not compared with the password of now: whoever only reads the mail could try that one out here.
 */
export const chooseStaffPassword = operation(contracts.chooseStaffPassword, async ({ key, password }, ctx) => {
  const { db, now } = ctx
  const found = await openReset(db, key, now)
  if (!found) throw ctx.fail('ended')
  const problem = staffPasswordProblem(password, found.person.loginId)
  if (problem) throw ctx.fail('weak', at(STAFF_PASSWORD_WORDS[problem]))
  const passwordHash = await hashPassword(password)
  const chosen = { chosenAt: now, chosenDevice: deviceWords(), chosenPlace: staffPlace() }
  const { person, ended } = await db.transaction(async (tx) => {
    const still = await openReset(tx, key, now)
    if (!still) throw ctx.fail('ended')
    const { row, person } = still
    const isWaiting = person.role === 'adm' && !(await isLastAdmin(tx, person.id))
    const others = and(eq(staffPasswordResets.staffId, person.id), isNull(staffPasswordResets.endedAt), ne(staffPasswordResets.id, row.id))
    await tx.update(staffPasswordResets).set({ endedAt: now, fate: 'replaced', nextHash: null }).where(others)
    await tx
      .update(staffPasswordResets)
      .set({ ...chosen, nextHash: isWaiting ? passwordHash : null })
      .where(eq(staffPasswordResets.id, row.id))
    if (isWaiting) return { person, ended: undefined }
    return { person, ended: await takeNewPassword(tx, { id: row.id, staffId: person.id, passwordHash, now }) }
  })
  const { id, loginId } = person
  if (ended === undefined) {
    ctx.audit('staff.chooseReset', id, { isWaiting: true })
    const facts = ['다른 관리자가 확인하면 새 비밀번호가 적용됩니다. 그때까지는 전의 비밀번호가 그대로입니다.']
    ctx.after(tellStaff({ ...person, title: '새 비밀번호가 관리자의 확인을 기다립니다.', facts }, now))
    ctx.after(tellAdministrators(db, person))
    return { item: { loginId, isWaiting: true } }
  }
  ctx.audit('staff.chooseReset', id, { ended })
  // Who forgot a password has tried others before.
  await forgiveAccount(db, { attempt: 'staff', loginId, ip: requestContext()?.ip ?? '' }, now)
  ctx.after(tellStaff({ ...person, title: '메일의 링크로 비밀번호가 바뀌었습니다.', facts: [`함께 끝낸 로그인: ${ended}개`] }, now))
  return { item: { loginId, isWaiting: false } }
})

/** The account is held first, as a block and a change of the password hold it; nothing is held outside a transaction. */
async function openReset(tx: Database, key: string, now: Date) {
  const keyed = eq(staffPasswordResets.keyHash, resetKeyHash(key))
  const [known] = await tx.select({ staffId: staffPasswordResets.staffId }).from(staffPasswordResets).where(keyed)
  if (!known) return undefined
  const [person] = await tx.select().from(staff).where(eq(staff.id, known.staffId)).for('update')
  const [row] = await tx.select().from(staffPasswordResets).where(keyed)
  return person && row && resetState(row, person, now) === 'open' ? { person, row } : undefined
}
