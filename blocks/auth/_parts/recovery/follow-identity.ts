// What follows a verification, on the page that started it or on the return page of a browser without a second window.
import { showAlertDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { findMembers } from '@/schemas/api/members/recovery'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { NO_SUCH_MEMBER } from '@/schemas/words/account-messages'
import { mirrored } from './mirrored'

export type Recovered = 'findId' | 'resetPw'

const NEXT: Record<Recovered, string> = { findId: '/set-id/complete', resetPw: '/set-password' }
/** The return page of a browser without a second window. */
export const RETURN: Record<Recovered, string> = { findId: '/set-id/verify-result', resetPw: '/set-password/verify-result' }

/**
 * Finds the accounts of a verified person and continues with them.
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
