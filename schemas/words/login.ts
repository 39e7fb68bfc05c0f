/** Before what only members may do: an action of a page (E-LOGIN-1), a service as such (E-LOGIN-2), an event (V-EVT-2, CX-19). */
export const LOGIN_ASKED = {
  action: '로그인 후 이용할 수 있습니다. 로그인하시겠습니까?',
  service: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?',
  event: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?',
} as const

/** A call was refused for want of a sign-in (E-LOGIN-3), and what happens to what was typed. */
export const LOGIN_NEEDED = '로그인이 필요합니다.'
export const TYPED_IS_KEPT = '입력한 내용은 로그인한 뒤 이 페이지에서 이어서 쓸 수 있습니다.'
export const TYPED_IS_BACK = '입력하던 내용을 불러왔습니다.'
/** A sign-in that stood when the page was opened, and stands no longer. */
export const SIGN_IN_ENDED = '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'

const LOGIN_MARK = '로그인이 필요'

/** Whether a refusal means that nobody is signed in, or nobody any more (E-LOGIN-3). */
export const isLoginNeeded = (message: string): boolean => message.includes(LOGIN_MARK) || message === SIGN_IN_ENDED
