// How Toss Payments is asked: with our secret, and under a key where the same request must be done once.
import { settings } from '@/services/base/settings'
import { fetchJson } from './fetch-json'
import { textOf } from './text-of'

/** A charge may wait for a bank; longer than this the caller looks instead of waiting. */
const PATIENCE = 8_000
/** Final refusals say so by their code; these do not say what happened. */
const UNKNOWN = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'PROVIDER_ERROR',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
])

/** `missing`: the provider knows nothing of the kind. `unknown`: it did not answer, or not so that anything follows from it. */
export interface NotAnswered {
  ok: false
  fate: 'refused' | 'missing' | 'unknown'
  code: string
  message: string
}

interface ProviderRequest {
  body?: object
  /** The same request under it is done once, however often it is sent. */
  key?: string
}

/** @returns the body of a 200. */
export async function askProvider(
  method: 'GET' | 'POST',
  path: string,
  { body, key }: ProviderRequest = {},
): Promise<{ ok: true; body: unknown } | NotAnswered> {
  const provider = settings().outside.payments
  if (!provider) return { ok: false, fate: 'unknown', code: 'off', message: 'no payment provider is set up' }
  const authorization = `Basic ${Buffer.from(`${provider.secretKey}:`).toString('base64')}`
  const answer = await fetchJson(
    provider.apiUrl + path,
    {
      method,
      headers: { authorization, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    PATIENCE,
  )
  if (!answer.ok) return { ok: false, fate: 'unknown', code: textOf(answer.raw, 'code') ?? answer.code, message: answer.message }
  const { status, body: said } = answer.value
  return status === 200 ? { ok: true, body: said } : refusalOf(status, said)
}

function refusalOf(status: number, body: unknown): NotAnswered {
  const code = textOf(body, 'code') ?? String(status)
  const message = textOf(body, 'message') ?? ''
  if (code.startsWith('NOT_FOUND_PAYMENT') && code !== 'NOT_FOUND_PAYMENT_SESSION') return { ok: false, fate: 'missing', code, message }
  const isRefused = status >= 400 && !UNKNOWN.has(code) && status !== 401 && status !== 403 && status !== 409
  const isRefusedByBank = status === 403 && /^(REJECT_|EXCEED_|INVALID_|NOT_|RESTRICTED_)/.test(code)
  return { ok: false, fate: isRefused || isRefusedByBank ? 'refused' : 'unknown', code, message }
}
