// Checks a password, at a sign-in or to confirm a signed-in member (S-SESS-6, V-PW-10). Each check is a try: counted beforehand, by
// account and network address, so that a borrowed browser has no more attempts than a stranger.
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
  /** The account's number, or the typed id. */
  loginId: string
  stored: string | null | undefined
  password: string
  /** The contract's error after too many attempts; its 잠시 후 is replaced by the time to wait. */
  closed?: ErrorDefinition
}

const CLOSED: ErrorDefinition = ['429', '비밀번호 확인을 여러 번 시도해 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', 429]

/** The result of an attempt; `left`: attempts before a wait. */
export interface Tried {
  isRight: boolean
  left: number
}

/**
 * Whether the password is right. Its contract has `transaction: 'own'`: a wrong attempt stays counted although the call fails, and
 * hashing occupies no connection.
 * @throws CallFailure 429 after too many attempts, 503 when too many passwords are being checked.
 */
export async function tryPassword(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { attempt, loginId, stored, password, closed = CLOSED }: Try,
): Promise<Tried> {
  const source = { attempt, loginId, ip: requestContext()?.ip ?? '' }
  // All its queries run in one turn of the queue: otherwise a crowd would run them all at once, and pages would wait.
  return inHashQueue(async () => {
    const { wait, left, counted } = await limitTries(db, source, now)
    if (wait > 0) throw tooOften(closed, wait)
    const isRight = await isPasswordOf(stored, password)
    if (isRight) await forgiveTries(db, counted, now)
    return { isRight, left }
  })
}
