// What a call without a sign-in, or with one that has ended, is refused with.

/** A service that answers only members was called without a sign-in. */
export const LOGIN_NEEDED_FOR_SERVICE = '로그인이 필요한 서비스입니다.'
/** The alert of a page whose call was refused for want of a sign-in (E-LOGIN-3). */
export const LOGIN_NEEDED = '로그인이 필요합니다.'
/** The sign-in was valid when the page was opened and has ended since. */
export const LOGIN_ENDED = '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'

const LOGIN_MARK = '로그인이 필요'

/** Whether a refusal means that there is no sign-in, or no longer one (E-LOGIN-3). */
export const isLoginNeeded = (message: string): boolean => message.includes(LOGIN_MARK) || message === LOGIN_ENDED
