// Identity verification for every form (SYS-13): one promise that resolves with a one-time key or with false, after all messages have
// been shown. Call it inside the click, before anything is awaited, or the browser blocks the window.
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { openPopup } from '@/lib/ui/open-popup'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { whenLeft } from '@/lib/ui/when-left'
import { makesMember, type IdentityPurpose } from '@/schemas/rules/auth/identity'
import { isInApp } from '@/schemas/rules/base/is-in-app'
import { ALREADY_MEMBER, IDENTITY_BLOCKED, IDENTITY_DONE } from '@/schemas/words/identity-messages'
import type { IdentityRefusal } from './message'
import { popupOutcome } from './popup-outcome'
import { identityStorage } from './identity-storage'
import { waitBeside } from './wait-beside'

interface VerificationRequest {
  purpose: IdentityPurpose
  /** Whether an existing member is sent to the login instead. Default: true when the purpose creates a member. */
  dupCheck?: boolean
  /** The return page of a verification in the whole page; this page by default. */
  callback?: string
}
/** `key` represents the identity: pass it to the call that uses it (services/auth/domain/identities.ts). */
export type Verified = { ok: true; key: string }

const WINDOW = { name: 'PCCV3Window', width: 400, height: 630 }
let running: AbortController | undefined

export async function verifyIdentity({
  purpose,
  dupCheck = makesMember(purpose),
  callback,
}: VerificationRequest): Promise<Verified | false> {
  // A second press restarts it.
  running?.abort()
  identityStorage.clear()
  identityStorage.begin(dupCheck)
  if (isInApp(navigator.userAgent)) {
    goWhole(purpose, callback)
    // The page is being left: the next page continues the verification.
    return false
  }
  const popup = openPopup(`/signup/pcc-popup?purpose=${purpose}`, WINDOW)
  // S-IDV-3
  if (!popup) {
    identityStorage.clear()
    await showAlertDialog({ title: IDENTITY_BLOCKED })
    return false
  }
  const ending = (running = new AbortController())
  // After the page is left, the code below does not run any more.
  const stay = whenLeft(() => identityStorage.clear())
  const outcome = await waitBeside(popup, ending, popupOutcome(popup, ending.signal))
  stay()
  if (running === ending) {
    running = undefined
    identityStorage.clear()
  }
  if (!outcome) return false
  if (!outcome.success) {
    await sayRefusal(outcome)
    return false
  }
  showSnackbar(IDENTITY_DONE)
  return { ok: true, key: outcome.key }
}

function goWhole(purpose: IdentityPurpose, callback = location.pathname + location.search): void {
  location.assign(`/verify/verify?purpose=${purpose}&callback=${encodeURIComponent(callback)}`)
}

/** Shows why a verification was refused; an existing member is offered the login (S-IDV-13). */
export async function sayRefusal({ message, notice }: IdentityRefusal): Promise<void> {
  if (message === ALREADY_MEMBER) {
    const answer = await showConfirmDialog({
      title: message,
      text: '가입한 계정으로 로그인하시겠습니까?',
      okLabel: '로그인',
      cancelLabel: '닫기',
    })
    if (answer === 'ok') location.assign('/login')
    return
  }
  await showAlertDialog({ title: message, ...(notice ? { text: notice } : {}) })
}
