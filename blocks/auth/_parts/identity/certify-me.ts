// The check before a service for verified members (V-CERT-1), possibly adults (V-AGE-3). The services enforce the same; this only guides
// the member.
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/auth/identity'
import { readJwt, type SessionUser } from '@/schemas/api/auth/session'
import { changeSessionUser } from '@/schemas/api/auth/session-state'
import { isRefusedByAge, wayToCertify } from '@/schemas/rules/auth/identity'
import { IDENTITY_NEEDED, IDENTITY_NOT_SAVED } from '@/schemas/words/identity-messages'
import { verifyIdentity } from './verify-identity'

interface Gate {
  /** Shown to a member under 19; without it no age is checked. */
  ageLimitMessage?: string
  /** The return page of linking a social account, or of a verification in the whole page; this page by default. */
  callback?: string
}

/** Lets a certified member pass, and starts the verification for any other. */
export async function certifyMe(
  user: SessionUser,
  { ageLimitMessage, callback = location.pathname + location.search }: Gate = {},
): Promise<boolean> {
  const way = wayToCertify(user)
  let birthDate = user.birthDate
  if (way !== 'none') {
    // Pressing the button is the click that may open the window.
    const answer = await showConfirmDialog({ title: IDENTITY_NEEDED, okLabel: '본인인증', cancelLabel: '닫기' })
    if (answer !== 'ok') return false
    if (way !== 'popup') {
      follow(`${way}?callback=${encodeURIComponent(callback)}`)
      return false
    }
    if (!(await certifyNow(callback))) return false
    // The verification stored the birth date, and only the server has it.
    if (ageLimitMessage) birthDate = (await call(readJwt, {})).item.customer?.birthDate ?? ''
  }
  if (!isRefusedByAge(birthDate, ageLimitMessage, new Date())) return true
  await showAlertDialog({ title: ageLimitMessage! })
  return false
}

/** Verifies the signed-in member and saves it; the page's session is updated without a reload (S-IDV-11). Call it inside a click. */
export async function certifyNow(callback?: string): Promise<boolean> {
  const verified = await verifyIdentity({ purpose: 'account', ...(callback ? { callback } : {}) })
  return verified ? saveVerified(verified.key) : false
}

/** The save call; also for the key of a verification in the whole page (`returnedIdentity`). */
export async function saveVerified(key: string): Promise<boolean> {
  try {
    await call(contracts.saveIdentity, { ciValue: key })
  } catch (error) {
    await showAlertDialog(sentenceOf(error))
    return false
  }
  changeSessionUser({ certified: 'Y' })
  return true
}

/** A refusal with a reason is shown as it is; anything else is E-IDV-2. */
function sentenceOf(error: unknown): { title: string; text?: string } {
  if (!(error instanceof CallFailure) || error.status >= 500) return { title: IDENTITY_NOT_SAVED }
  const notice = (error.item as { notice?: unknown } | undefined)?.notice
  return { title: error.message, ...(typeof notice === 'string' ? { text: notice } : {}) }
}
