// A call whose answer was lost is sent again by somebody who cannot know that it arrived. Their browser gives both the same key
// (`Idempotency-Key`): the first one's result is stored in the transaction of its data, and the second one receives that result and writes
// nothing. A refused call rolls its key back, so that it may be mended and sent under the same one.
import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { keyedCalls } from '@/services/db/tables/base'
import { refusal } from './refusal'

interface KeyedCall {
  contract: AnyContract
  key: string
  input: Record<string, unknown>
  session: Session
  now: Date
}

/** As long as a browser keeps what was typed and not sent. */
const KEPT_FOR = 8 * 24 * 3_600_000
const KEY = /^[\w-]{16,64}$/

/** @throws CallFailure (400) for a key that no browser of ours sends. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw refusal(COMMON.malformed)
  return key
}

/**
 * Does the work, or returns what it returned before under this key. Of two calls at once the second waits at the row of the first.
 * @param work what it returns is stored as JSON.
 * @throws CallFailure (422) for a key under which other values were sent.
 */
export async function answerOnce<T>(tx: Database, call: KeyedCall, work: () => Promise<T>): Promise<T> {
  const { contract, session, input, now } = call
  const key = hashed([contract.id, callerOf(session), call.key])
  const inputHash = hashed(input)
  const [mine] = await tx.insert(keyedCalls).values({ key, inputHash, at: now }).onConflictDoNothing().returning({ key: keyedCalls.key })
  if (mine) {
    const result = await work()
    await tx.update(keyedCalls).set({ result }).where(eq(keyedCalls.key, key))
    return result
  }
  const [before] = await tx.select().from(keyedCalls).where(eq(keyedCalls.key, key))
  if (before?.inputHash !== inputHash) throw refusal(COMMON.otherInput)
  return before.result as T
}

const callerOf = ({ staff, user, visit }: Session): string => staff?.id ?? user?.memberNo ?? visit ?? ''

/** Deletes the results that nobody asks for any more. */
export const forgetKeyedCalls = async (db: Database, now: Date): Promise<void> =>
  void (await db.delete(keyedCalls).where(lt(keyedCalls.at, new Date(now.getTime() - KEPT_FOR))))

/** The table holds neither members nor their words. */
const hashed = (value: unknown): string =>
  createHmac('sha256', settings().appSecret)
    .update(JSON.stringify(value, (_, one: unknown) => (one instanceof File ? [one.name, one.size] : one)))
    .digest('base64url')
