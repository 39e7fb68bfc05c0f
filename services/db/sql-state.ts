// Classifies database failures. Drizzle wraps the driver's error, so the chain of causes is searched.

/** PostgreSQL's five-character code (`23505` for a duplicate key), if the database itself refused. */
export function sqlState(failure: unknown): string | undefined {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in cause) return code
  }
  return undefined
}

/** Another row has the name or the number already. */
export const isDuplicateKey = (failure: unknown): boolean => sqlState(failure) === '23505'

// Connection lost, out of resources, cancelled by a deadline, going down.
const AWAY = /^(08|53|57P|57014|25P03)/
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Client has encountered a connection error|Client was closed|not queryable|did not answer within|Cannot use a pool after calling end/

/** True when the database could not answer, as opposed to refusing: the caller gets 503 and may retry. */
export function isDatabaseAway(failure: unknown): boolean {
  const state = sqlState(failure)
  if (state) return AWAY.test(state)
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    if (syscall && code && /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code))
      return true
    if (LOST.test(cause.message)) return true
  }
  return false
}
