import type { ErrorDefinition } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'

/** Refuses with `Retry-After`; the message's 잠시 후 is replaced by the time to wait. `wait` in milliseconds. */
export function tooOften([code, sentence, status = 429]: ErrorDefinition, wait: number): CallFailure {
  const seconds = Math.max(1, Math.ceil(wait / 1_000))
  return new CallFailure(code, sentence.replace('잠시 후', `${timeOf(seconds)} 뒤에`), { status, retryAfter: seconds })
}

function timeOf(seconds: number): string {
  if (seconds <= 90) return `${seconds}초`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`
}
