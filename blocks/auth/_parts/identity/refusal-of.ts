import { CallFailure } from '@/schemas/api/base/failure'
import { IDENTITY_FAILED } from '@/schemas/words/identity-messages'
import type { IdentityRefusal } from './message'

/** What to say of a call that failed. */
export function refusalOf(error: unknown): IdentityRefusal {
  if (!(error instanceof CallFailure)) return { message: IDENTITY_FAILED }
  const notice = (error.item as { notice?: unknown } | undefined)?.notice
  return { message: error.message, ...(typeof notice === 'string' ? { notice } : {}) }
}
