// Releases a dormant account during a sign-in (SYS-14, E-LO012): only its owner's verified identity can do it.
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { changeMemberStatus } from '@/schemas/api/members/account'
import { findMembers } from '@/schemas/api/members/recovery'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { DORMANT_OK, DORMANT_REASON, DORMANT_RELEASED, NO_SUCH_MEMBER } from '@/schemas/words/account-messages'
import { LOGIN_DORMANT } from '@/schemas/words/login-messages'
import { identityStorage } from '../identity/identity-storage'
import { verifyIdentity } from '../identity/verify-identity'

/**
 * Asks, verifies and releases (S-DORM-1 to S-DORM-4). All messages have been shown afterwards.
 * @param memberId that was typed: only that account is released; a social sign-in has none.
 * @returns whether the account is released, so that the same sign-in may be sent again.
 */
export async function releaseDormant({ memberId }: { memberId?: string } = {}): Promise<boolean> {
  const answer = await showConfirmDialog({ title: LOGIN_DORMANT, text: DORMANT_REASON, okLabel: DORMANT_OK, cancelLabel: '취소' })
  if (answer !== 'ok') return false
  const verified = await verifyIdentity({ purpose: 'dormant' })
  return verified ? wakeDormant(verified.key, memberId) : false
}

/** For the log-in page when it loads: a browser without a second window returns to it from the verification. */
export async function resumeDormant(): Promise<boolean> {
  const key = identityStorage.takeKey('dormant')
  return key ? wakeDormant(key) : false
}

async function wakeDormant(key: string, memberId?: string): Promise<boolean> {
  const found = await trackedCall(findMembers, { ciValue: key, purpose: 'dormant' })
  if (!found) return false
  if (found.item.userList.length === 0) {
    await showAlertDialog({ title: NO_SUCH_MEMBER })
    return false
  }
  const woken = await trackedCall(changeMemberStatus, { status: 'NORMAL', ...(memberId ? { memberId } : {}) })
  if (!woken) return false
  await showAlertDialog({ title: DORMANT_RELEASED })
  return true
}
