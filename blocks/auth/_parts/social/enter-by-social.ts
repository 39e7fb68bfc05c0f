'use client'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import type { SessionUser } from '@/schemas/api/auth/session'
import { noteSignedIn } from '@/schemas/api/auth/session-state'
import { appleSignIn, snsSignIn } from '@/schemas/api/auth/social'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { afterSocial, type SocialHash } from '@/schemas/rules/auth/social'
import { SOCIAL_NEW } from '@/schemas/words/login-messages'
import { releaseDormant } from '../dormant/release-dormant'
import { socialKey } from './social-key'

export interface Entering {
  /** True in a sign-up, where the question whether to join is skipped. */
  isJoining?: boolean
  callback?: string | undefined
  keepLogin?: (() => boolean) | undefined
  /** Continues with the signed-in member; by default the callback is followed. */
  onSigned?: ((user: SessionUser) => void | Promise<void>) | undefined
}

/** Handles a provider's answer: signed in, to the sign-up, or to the release of a dormant account (S-JOIN-5, CX-32). */
export async function enterBySocial(said: SocialHash, { isJoining, callback, keepLogin, onSigned }: Entering): Promise<void> {
  const key = await socialKey(said)
  if (key === undefined) return
  const { snsType } = said
  const kept = keepLogin?.() ?? false
  try {
    const { item } =
      snsType === 'APPLE'
        ? await call(appleSignIn, { identityToken: key, keepLogin: kept })
        : await call(snsSignIn, { snsType, accessToken: key, keepLogin: kept })
    const { snsResult, customer } = item
    const to = afterSocial(snsResult, { callback, path: location.pathname })
    // A released account signs in by the next press, because the key was valid once.
    if (to === undefined) return void (await releaseDormant({}))
    if (snsResult === 'LO009' && !isJoining) await showAlertDialog({ title: SOCIAL_NEW })
    if (customer) noteSignedIn(customer)
    if (customer && onSigned) await onSigned(customer)
    else follow(to)
  } catch (error) {
    await sayFailure(error, { id: snsType === 'APPLE' ? appleSignIn.id : snsSignIn.id })
  }
}
