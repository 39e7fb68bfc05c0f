import { call } from '@/schemas/api/base/call'
import { startIdentity } from '@/schemas/api/auth/identity'
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'
import type { IdentityRefusal } from './message'
import { refusalOf } from './refusal-of'

export const POPUP_RESULT = '/signup/pcc-result'
export const WHOLE_RESULT = '/verify/verify-result'

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
