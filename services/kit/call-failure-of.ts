// What a caller is told of a failure, and what the log is told of it.
import type { Logger } from 'pino'
import type { AnyContract } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'
import { isDatabaseAway, sqlState } from '@/services/db/sql-state'
import { busy } from './busy'
import { refusal } from './refusal'

/** Text or number that the database cannot store: the caller's fault, not ours. */
const UNSTORABLE = /^22(021|P05|P02|003|001|007|008)$/
/** Two conflicting writes, or a database that is read-only for the moment: the caller may retry. */
const AGAIN = /^(40001|40P01|25006|55P03)$/

/** Turns any failure of a call into one that its caller can read; what is our fault is logged. */
export function callFailureOf(error: unknown, { id: contract }: Pick<AnyContract, 'id'>, log: Logger): CallFailure {
  if (error instanceof CallFailure) {
    if (error.status >= 500) log.warn({ event: 'call-refused', contract, status: error.status, err: error.cause }, error.message)
    return error
  }
  const state = sqlState(error)
  if (isDatabaseAway(error) || (state && AGAIN.test(state))) {
    log.warn({ event: 'database-away', contract, err: error }, 'the database did not answer')
    return busy(error)
  }
  if (state && UNSTORABLE.test(state)) return refusal(COMMON.invalid)
  return unexpected(error, log, contract)
}

/** For failures before a contract was found, too. */
export function unexpected(error: unknown, log: Logger, contract?: string): CallFailure {
  if (error instanceof CallFailure) return error
  log.error({ event: 'call-failed', contract, err: error }, 'a call failed unexpectedly')
  return new CallFailure(COMMON.broken[0], COMMON.broken[1], { status: COMMON.broken[2], cause: error })
}
