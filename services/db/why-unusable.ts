import { EmbeddedFailure, withRemedy } from './embedded'
import { sqlState } from './sql-state'
import { KeyFailure } from './check-keys'

/** Internal error, damaged data or index, a missing or unreadable file. */
const DAMAGED = /^(XX|58)/
/** Unknown user or wrong password, unknown database, missing permission. */
const CLOSED = /^(28|3D|42501)/

/**
 * The message to the operator when a database refuses permanently: the reason, and what to do.
 * @returns undefined for a failure that is not the database's: a defect, which keeps its stack.
 */
export function whyUnusable(failure: unknown, place: { dataDir: string; databaseUrl?: string }): string | undefined {
  if (failure instanceof EmbeddedFailure || failure instanceof KeyFailure) return failure.message
  const state = sqlState(failure)
  if (state === undefined || !(DAMAGED.test(state) || CLOSED.test(state))) return undefined
  let cause = failure as Error
  while (cause.cause instanceof Error) cause = cause.cause
  const said = `PostgreSQL says "${cause.message}" (${state})`
  if (place.databaseUrl === undefined) return withRemedy(place.dataDir, said)
  return DAMAGED.test(state)
    ? `The database of DATABASE_URL is damaged: ${said}. Nothing was changed. Restore it from its newest backup, and keep the damaged one aside.`
    : `The database of DATABASE_URL cannot be used: ${said}. Nothing was changed.`
}
