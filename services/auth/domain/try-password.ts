// Checks a password, at a sign-in or to confirm a signed-in member (S-SESS-6, V-PW-10). Each check is a try: counted beforehand, by
// account and network address, so that a borrowed browser has no more attempts than a stranger.
import { requestContext } from '@/lib/request-context'
import type { ErrorDefinition } from '@/schemas/api/base/contract'
import { isPasswordOf } from '@/services/base/passwords'
import type { Ctx } from '@/services/kit/service'
import { limitCalls, MINUTE } from '@/services/kit/limit-calls'
import { networkOf } from '@/services/kit/network-of'
import { tooOften } from '@/services/kit/too-often'
import { inHashShare } from './in-hash-share'
import { forgiveTries, limitTries, readTries } from './limit-tries'

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

/** Places in the queue of passwords that one address has at one time, and that one account has from all that it never signed in from. */
const OF_ADDRESS = 4
const OF_ACCOUNT = 8
/** Milliseconds after which one of them is free again. */
const SOON = 2_000
/** Tries of one account from one address, the right ones too: those are forgiven elsewhere. */
const PACE = { what: 'password', most: 30, span: MINUTE, sentence: CLOSED[1] }

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
  const network = networkOf(source.ip)
  const account = JSON.stringify([attempt, loginId])
  const refused = await readTries(db, source, now)
  if (refused.wait > 0) throw tooOften(closed, refused.wait)
  const shares = [{ of: `address ${network}`, most: OF_ADDRESS }]
  // A crowd elsewhere takes no place from an owner who signs in where they always do.
  if (!refused.isKnown) shares.push({ of: `account ${account}`, most: OF_ACCOUNT })
  // What counts and hashes runs in one turn of the queue: otherwise a crowd would do it all at once, and pages would wait.
  return inHashShare(
    shares,
    () => tooOften(closed, SOON),
    async () => {
      await limitCalls(db, { ...PACE, who: `${account} ${network}` }, now)
      const { wait, left, counted } = await limitTries(db, source, now)
      if (wait > 0) throw tooOften(closed, wait)
      const isRight = await isPasswordOf(stored, password)
      if (isRight) await forgiveTries(db, counted, now)
      return { isRight, left }
    },
  )
}
