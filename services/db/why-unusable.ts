import { EmbeddedFailure, withRemedy } from './embedded'
import { sqlState } from './sql-state'
import { KeyFailure } from './check-keys'

/** Internal error, damaged data or index, a file that is missing or cannot be read. */
const DAMAGED = /^(XX|58)/
/** No such user or password, no such database, no permission. */
const CLOSED = /^(28|3D|42501)/

/**
 * What to say to the operator of a database that refuses for a reason that stays: what is wrong, and what to do.
 * @returns nothing for a failure that is not the database's: a defect, which keeps its stack.
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
