import { showConfirmDialog } from '@/lib/ui/dialogs'
import { changePassLater } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { PASSWORD_DAYS } from '@/schemas/rules/auth/is-password-change-due'

/**
 * Recommends a new password. Every way of declining postpones the reminder: its button, Escape, Back, and leaving the page while it is
 * open (acct.changePassLater, Q-023).
 * @returns the page to change it, if the member accepts.
 */
export async function remindPassword(): Promise<string | undefined> {
  const answer = await showConfirmDialog({
    title: `비밀번호를 변경한 지 ${PASSWORD_DAYS}일이 지났습니다.`,
    text: '안전하게 이용하시도록 새 비밀번호로 변경해 주세요.',
    okLabel: '비밀번호 변경',
    cancelLabel: '다음에 변경',
  })
  if (answer === 'ok') return '/mypage/account/change-password'
  // If it cannot be postponed now, the reminder is shown again at the next sign-in.
  await call(changePassLater, {}, { keepalive: true }).catch(() => undefined)
  return undefined
}
