import { showConfirmDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { LOGIN_QUESTIONS } from '@/schemas/words/login-questions'
import { loginUrl } from './login-url'

interface Ask {
  /** Path to return to; this page by default. */
  wanted?: string
  /**
   * `service` for something that requires a member (E-LOGIN-2), `event` for an event (V-EVT-2); by default an action of the page
   * (E-LOGIN-1).
   */
  of?: keyof typeof LOGIN_QUESTIONS
  /** Called, and waited for, before the login page opens: what was typed or wanted is stored there. */
  onLeave?: () => unknown
}

/**
 * Asks a visitor whether they want to log in, and opens the login page (P-VIS-2).
 * @returns whether a member is signed in already, so that the action may continue.
 */
export async function askLogin({ wanted, of = 'action', onLeave }: Ask = {}): Promise<boolean> {
  if (await sessionUser()) return true
  const answer = await showConfirmDialog({ title: LOGIN_QUESTIONS[of], okLabel: '로그인' })
  if (answer !== 'ok') return false
  await onLeave?.()
  follow(loginUrl(wanted))
  return false
}
