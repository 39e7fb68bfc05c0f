// What comes after a verification, wherever it came back to: the page that asked for it, or the one that a browser without a
// second window returns to.
import { showAlertDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { findMembers } from '@/schemas/api/members/recovery'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { NO_SUCH_MEMBER } from '@/schemas/words/account-messages'
import { mirrored } from './mirrored'

export type Recovered = 'findId' | 'resetPw'

const NEXT: Record<Recovered, string> = { findId: '/set-id/complete', resetPw: '/set-password' }
/** Where a browser without a second window comes back to. */
export const RETURN: Record<Recovered, string> = { findId: '/set-id/verify-result', resetPw: '/set-password/verify-result' }

/**
 * Looks for the accounts behind a verified identity and goes on with them.
 * @returns whether there are any; their absence and every failure have been shown.
 */
export async function followIdentity(purpose: Recovered, key: string): Promise<boolean> {
  const answer = await trackedCall(findMembers, { ciValue: key, purpose })
  if (!answer) return false
  if (answer.item.userList.length === 0) {
    await showAlertDialog({ title: NO_SUCH_MEMBER, text: '가입할 때와 같은 명의로 본인인증을 했는지 확인해 주세요.' })
    return false
  }
  follow(mirrored(NEXT[purpose], location.pathname))
  return true
}
