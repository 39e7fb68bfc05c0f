// E-LOGIN-3 for the whole site: one alert, the input is stored, and the log-in page with the return page. It is imported with the first
// call that was refused so.
import { showAlertDialog } from '@/lib/ui/dialogs'
import { storeTypedFields } from '@/lib/ui/typed-fields'
import { TYPED_IS_SAVED } from '@/schemas/words/login-questions'
import { LOGIN_NEEDED } from '@/schemas/words/login-needed'
import { openLogin } from './open-login'
import { lastMemberNo } from './session-state'

let question: Promise<void> | undefined

/**
 * Tells the visitor that a sign-in is required, and opens it; simultaneous refusals share one alert.
 * @param isKeptElsewhere whether a page that keeps its own texts has done so, which the alert says then.
 */
export const askForLogin = (isKeptElsewhere = false): Promise<void> =>
  (question ??= ask(isKeptElsewhere).finally(() => (question = undefined)))

async function ask(isKeptElsewhere: boolean): Promise<void> {
  const isKept = storeTypedFields(lastMemberNo()) || isKeptElsewhere
  await showAlertDialog({ title: LOGIN_NEEDED, okLabel: '로그인', ...(isKept ? { text: TYPED_IS_SAVED } : {}) })
  openLogin()
}
