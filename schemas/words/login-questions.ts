// What a page asks before a sign-in, and says of what was typed before it.
import { LOGIN_NEEDED, LOGIN_NEEDED_FOR_SERVICE } from './login-needed'

/** The addition to the alert when the page stores the input, and the message when it restores it. */
export const TYPED_IS_SAVED = '입력한 내용은 로그인한 뒤 이 페이지에서 이어서 쓸 수 있습니다.'
export const TYPED_IS_RESTORED = '입력하던 내용을 불러왔습니다.'

/** The question before an action of a page (E-LOGIN-1), a service (E-LOGIN-2) and an event (V-EVT-2, CX-19). */
export const LOGIN_QUESTIONS = {
  action: '로그인 후 이용할 수 있습니다. 로그인하시겠습니까?',
  service: `${LOGIN_NEEDED_FOR_SERVICE} 로그인하시겠습니까?`,
  event: `${LOGIN_NEEDED} 로그인 페이지로 이동하시겠습니까?`,
} as const
