// The message from the window of a verification to the page that opened it. Both are pages of ours, and each checks the origin of
// what it receives. It contains a message or a one-time key, never the person's data (S8).
import { IDENTITY_FAILED } from '@/schemas/words/identity-messages'

export interface IdentityRefusal {
  message: string
  /** A further explanation (E-IDV-1). */
  notice?: string
}
/** The result of a verification. */
export type IdentityOutcome = { success: true; key: string } | ({ success: false } & IdentityRefusal)

/** Sent by the page until the window answers it. */
export interface ReadyMessage {
  type: 'ready'
  /** New for each verification, so that a message of an earlier one is ignored. */
  nonce: string
}
export interface ResultMessage {
  type: 'result'
  success: boolean
  data: { nonce: string; key?: string; refusal?: IdentityRefusal }
}

export const readyMessage = (nonce: string): ReadyMessage => ({ type: 'ready', nonce })

export function resultMessage(nonce: string, outcome: IdentityOutcome): ResultMessage {
  if (outcome.success) return { type: 'result', success: true, data: { nonce, key: outcome.key } }
  const { message, notice } = outcome
  return { type: 'result', success: false, data: { nonce, refusal: { message, ...(notice ? { notice } : {}) } } }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const factsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The nonce of a handshake; undefined for anything else. */
export function readReadyMessage(message: unknown): string | undefined {
  const { type, nonce } = factsOf(message)
  return type === 'ready' && typeof nonce === 'string' && nonce !== '' ? nonce : undefined
}

/** The outcome in a message of this verification; undefined for any other message. */
export function readResultMessage(message: unknown, nonce: string): IdentityOutcome | undefined {
  const { type, success, data } = factsOf(message)
  const { nonce: given, key, refusal } = factsOf(data)
  if (type !== 'result' || given !== nonce) return undefined
  if (success === true && textOf(key) !== '') return { success: true, key: textOf(key) }
  const { message: sentence, notice } = factsOf(refusal)
  return { success: false, message: textOf(sentence) || IDENTITY_FAILED, notice: textOf(notice) }
}
