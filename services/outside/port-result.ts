// How we speak to other companies: an answer is a value or a reason, never an exception, and every call ends at its timeout.

/** What a port gives. `retryable`: the other side did not answer, rather than refuse. */
export type PortResult<T> = { ok: true; value: T } | { ok: false; code: string; message: string; retryable: boolean; raw?: unknown }

/** Shorter than the deadline of a call (services/kit/run.ts), so that there is time left to say so. */
export const PATIENCE = 3_500

export interface PortResponse {
  status: number
  /** What was sent as JSON; undefined where it was none. */
  body: unknown
}

/** Asks for JSON. Redirects are not followed: a URL of ours that moved is a mistake, of theirs perhaps an attack. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<PortResult<PortResponse>> {
  try {
    const headers = { accept: 'application/json', ...(init.headers as Record<string, string> | undefined) }
    const response = await fetch(url, { redirect: 'error', ...init, headers, signal: AbortSignal.timeout(PATIENCE) })
    const body = (await response.json().catch(() => undefined)) as unknown
    if (response.status >= 500 || response.status === 429)
      return { ok: false, code: String(response.status), message: 'the service refused to answer', retryable: true, raw: body }
    return { ok: true, value: { status: response.status, body } }
  } catch (error) {
    return { ok: false, code: 'away', message: error instanceof Error ? error.message : String(error), retryable: true }
  }
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

/** A field of a foreign body, where it is text. */
export function textOf(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}
