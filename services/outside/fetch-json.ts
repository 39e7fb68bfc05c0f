import type { PortResponse, PortResult } from './port-result'

/** Shorter than the deadline of a call (services/kit/run.ts), so that there is time left to say so. */
export const FETCH_TIMEOUT = 3_500

/**
 * Asks for JSON. Redirects are not followed: a URL of ours that moved is a mistake, of theirs perhaps an attack.
 * @param patience in milliseconds.
 */
export async function fetchJson(url: string, init: RequestInit = {}, patience = FETCH_TIMEOUT): Promise<PortResult<PortResponse>> {
  try {
    const headers = { accept: 'application/json', ...(init.headers as Record<string, string> | undefined) }
    const response = await fetch(url, { redirect: 'error', ...init, headers, signal: AbortSignal.timeout(patience) })
    const body = (await response.json().catch(() => undefined)) as unknown
    if (response.status >= 500 || response.status === 429)
      return { ok: false, code: String(response.status), message: 'the service refused to answer', retryable: true, raw: body }
    return { ok: true, value: { status: response.status, body } }
  } catch (error) {
    return { ok: false, code: 'away', message: error instanceof Error ? error.message : String(error), retryable: true }
  }
}
