import { showConfirmDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { sessionUser } from '@/schemas/api/auth/session-state'
import { LOGIN_QUESTIONS } from '@/schemas/words/login-messages'

interface Ask {
  /** Path that was wanted, to come back to; this page otherwise. */
  wanted?: string
  /** `service` where something needs a member by its nature (E-LOGIN-2), `event` in one (V-EVT-2); an action of the page otherwise (E-LOGIN-1). */
  of?: keyof typeof LOGIN_QUESTIONS
}

const here = (): string => location.pathname + location.search + location.hash

/** The log-in page, with the way back (V-CB-1). */
export const loginUrl = (wanted: string = here()): string => `/login?callback=${encodeURIComponent(wanted)}`

/**
 * Asks a visitor whether they want to log in, and leads them to the login page (P-VIS-2).
 * @returns whether a member is signed in already, so that the pressed action may go on.
 */
export async function askLogin({ wanted, of = 'action' }: Ask = {}): Promise<boolean> {
  if (await sessionUser()) return true
  const answer = await showConfirmDialog({ title: LOGIN_QUESTIONS[of], okLabel: '로그인' })
  if (answer === 'ok') follow(loginUrl(wanted))
  return false
}
