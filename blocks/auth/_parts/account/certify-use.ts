/** The purpose of the verification. */
export type CertifyUse = 'account' | 'reagree'

/** The next page without a callback. */
export const AFTER: Record<CertifyUse, string> = { account: '/mypage/account/info', reagree: '/styling/home' }
/** The return page of a browser without a second window. */
export const RESULT: Record<CertifyUse, string> = { account: '/mypage/account/verify-result', reagree: '/join/reagree-verify-result' }
