// Checks the second step of a sign-in: a code of the telephone, or a recovery code in its place. Each check is a try, counted beforehand
// by account and address, and all tries of one account together, because six digits are few.
import { requestContext } from '@/lib/request-context'
import type { ErrorDefinition } from '@/schemas/api/base/contract'
import { CODE_DIGITS } from '@/schemas/rules/auth/staff-sign-in'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import type { Ctx } from '@/services/kit/service'
import { tooOften } from '@/services/kit/too-often'
import { forgiveTries, limitTries } from './limit-tries'
import { takeOneTimeCode, type CodeFate } from './one-time-code'
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes'

const CLOSED: ErrorDefinition = ['429', '인증 코드를 여러 번 잘못 입력해 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', 429]
/** From all addresses together: whoever knows the password guesses on for years. */
const MOST_IN_AN_HOUR = 30
const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`)

export interface TriedCode {
  fate: CodeFate
  by: 'telephone' | 'recovery'
}

/** @throws CallFailure 429 after too many tries. */
export async function tryCode({ db, now }: Pick<Ctx, 'db' | 'now'>, staffId: string, typed: string): Promise<TriedCode> {
  const source = { attempt: 'staff-code', loginId: staffId, ip: requestContext()?.ip ?? '' }
  const { wait, counted } = await limitTries(db, source, now)
  if (wait > 0) throw tooOften(CLOSED, wait)
  await limitCalls(db, { what: 'staff-code', who: staffId, most: MOST_IN_AN_HOUR, span: HOUR, sentence: CLOSED[1] }, now)
  const tried = await take(db, staffId, typed, now)
  if (tried.fate === 'right') await forgiveTries(db, counted, now)
  return tried
}

async function take(db: Ctx['db'], staffId: string, typed: string, now: Date): Promise<TriedCode> {
  const code = typed.replace(/\s/g, '')
  if (DIGITS.test(code)) return { by: 'telephone', fate: await takeOneTimeCode(db, { staffId, code, now }) }
  if (!isRecoveryCode(code)) return { by: 'telephone', fate: 'wrong' }
  return { by: 'recovery', fate: (await takeRecoveryCode(db, { staffId, code, now })) ? 'right' : 'wrong' }
}
