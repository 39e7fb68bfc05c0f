// The window's side of a verification: leads it to the provider, and finds out what came of it.
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { readIdentityResult, startIdentity } from '@/schemas/api/auth/identity'
import { faultOfResult, IDENTITY_PURPOSES, type IdentityPurpose } from '@/schemas/rules/auth/identity'
import { IDENTITY_FAILED, IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import type { IdentityOutcome, IdentityRefusal } from './message'
import { readFlags } from './identity-storage'

export const POPUP_RESULT = '/signup/pcc-result'
export const WHOLE_RESULT = '/verify/verify-result'

/** What the URL asks for; nothing that we know otherwise. */
export const purposeIn = (query: string): IdentityPurpose | undefined => {
  const asked = new URLSearchParams(query).get('purpose')
  return IDENTITY_PURPOSES.find((purpose) => purpose === asked)
}

/** Leaves for the provider. @returns only where that did not happen, with the reason. */
export async function leaveForProvider(purpose: IdentityPurpose, resultPath: string): Promise<IdentityRefusal> {
  try {
    const { item } = await call(startIdentity, { purpose })
    const { requestIdentityVerification, __INTERNAL__setPortOneSdkUrl: bringScriptFrom } = await import('@portone/browser-sdk/v2')
    bringScriptFrom(item.sdkUrl)
    const result = new URL(resultPath, location.origin)
    const answer = await requestIdentityVerification({
      storeId: item.storeId,
      channelKey: item.channelKey,
      identityVerificationId: item.requestId,
      redirectUrl: result.href,
      // This window is the provider's: a second one beside it would be blocked, and a frame has no room.
      windowType: { pc: 'REDIRECTION', mobile: 'REDIRECTION' },
      forceRedirect: true,
    })
    // A provider that shows its page without leaving ours answers here.
    result.searchParams.set('identityVerificationId', item.requestId)
    if (answer?.code) result.searchParams.set('code', answer.code)
    location.replace(result.href)
    return await new Promise<never>(() => undefined)
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * What the provider's answer came to, asked of our server: the URL says only which verification it was (V-IDV-1, V-IDV-2).
 * @param query of the URL that the provider came back to.
 */
export async function outcomeIn(query: string): Promise<IdentityOutcome> {
  const facts = new URLSearchParams(query)
  const requestId = facts.get('identityVerificationId')
  if (!requestId || !readFlags().isBegun) return { success: false, message: IDENTITY_MISSING }
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

function refusalOf(error: unknown): IdentityRefusal {
  if (!(error instanceof CallFailure)) return { message: IDENTITY_FAILED }
  const notice = (error.item as { notice?: unknown } | undefined)?.notice
  return { message: error.message, ...(typeof notice === 'string' ? { notice } : {}) }
}
