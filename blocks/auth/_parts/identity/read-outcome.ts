import { call } from '@/schemas/api/base/call'
import { readIdentityResult } from '@/schemas/api/auth/identity'
import { faultOfResult } from '@/schemas/rules/auth/identity'
import { IDENTITY_FAILED, IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import { identityStorage } from './identity-storage'
import type { IdentityOutcome } from './message'
import { refusalOf } from './refusal-of'

/**
 * What the provider's answer came to, asked of our server: the URL says only which verification it was (V-IDV-1, V-IDV-2).
 * @param query of the URL that the provider came back to.
 */
export async function readOutcome(query: string): Promise<IdentityOutcome> {
  const facts = new URLSearchParams(query)
  const requestId = facts.get('identityVerificationId')
  if (!requestId || !identityStorage.isBegun()) return { success: false, message: IDENTITY_MISSING }
  try {
    const { item } = await call(readIdentityResult, { requestId })
    const fault = faultOfResult(item)
    if (fault !== null) return { success: false, message: fault }
    return item.key ? { success: true, key: item.key } : { success: false, message: IDENTITY_MISSING }
  } catch (error) {
    const refusal = refusalOf(error)
    // A visitor who gave up at the provider has no result there, and needs no message about it.
    const gaveUp = facts.has('code') && refusal.message === IDENTITY_MISSING
    return { success: false, ...refusal, ...(gaveUp ? { message: IDENTITY_FAILED } : {}) }
  }
}
