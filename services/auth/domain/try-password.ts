// Checks a password, at a sign-in or to confirm a signed-in member (S-SESS-6, V-PW-10). Each check is a try: counted beforehand, by
// account and network address, so that a borrowed browser guesses no further than a stranger would.
import { requestContext } from '@/lib/request-context'
import type { ErrorDefinition } from '@/schemas/api/base/contract'
import { inHashQueue } from '@/services/base/hash-queue'
import { isPasswordOf } from '@/services/base/passwords'
import type { Ctx } from '@/services/kit/service'
import { forgiveTries, limitTries } from './limit-tries'
import { tooOften } from '@/services/kit/too-often'

interface Try {
  /** The kind of sign-in attempt; each kind is counted by itself. */
  attempt: string
  /** Of the account: its number, or the id that was typed. */
  loginId: string
  stored: string | null | undefined
  password: string
  /** What the contract answers after too many; its 잠시 후 becomes the time to wait. */
  closed?: ErrorDefinition
}

const CLOSED: ErrorDefinition = ['429', '비밀번호 확인을 여러 번 시도해 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', 429]

/** How a try ended; `left`: tries before a wait. */
export interface Tried {
  isRight: boolean
  left: number
}

/**
 * Whether it is the password. Its contract has `transaction: 'own'`: a wrong try stays counted although the call fails, and
 * hashing holds no connection.
 * @throws CallFailure 429 after too many tries, 503 where too many passwords are being checked.
 */
export async function tryPassword(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { attempt, loginId, stored, password, closed = CLOSED }: Try,
): Promise<Tried> {
  const source = { attempt, loginId, ip: requestContext()?.ip ?? '' }
  // From its first query to its last in one turn: a crowd would else move through each of them all at once, and pages wait.
  return inHashQueue(async () => {
    const { wait, left, counted } = await limitTries(db, source, now)
    if (wait > 0) throw tooOften(closed, wait)
    const isRight = await isPasswordOf(stored, password)
    if (isRight) await forgiveTries(db, counted, now)
    return { isRight, left }
  })
}
