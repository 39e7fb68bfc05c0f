// How we speak to other companies: an answer is a value or a reason, never an exception, and every call ends at its timeout.

/** What a port gives. `retryable`: the other side did not answer, rather than refuse. */
export type PortResult<T> = { ok: true; value: T } | { ok: false; code: string; message: string; retryable: boolean; raw?: unknown }

export interface PortResponse {
  status: number
  /** What was sent as JSON; undefined where it was none. */
  body: unknown
}

/** An answer outside the port's contract. */
export const unexpectedAnswer = <T>(
  { status, body }: PortResponse,
  message = 'the service answered in another way than its contract',
): PortResult<T> => ({
  ok: false,
  code: String(status),
  message,
  retryable: false,
  raw: body,
})

/** The service answered, and its answer is no. */
export const refused = (code: string, message: string, retryable = false): PortResult<never> => ({ ok: false, code, message, retryable })
