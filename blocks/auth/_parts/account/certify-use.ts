/** Why a member is verified. */
export type CertifyUse = 'account' | 'reagree'

/** Where the button leads to when no callback was given. */
export const AFTER: Record<CertifyUse, string> = { account: '/mypage/account/info', reagree: '/styling/home' }
/** Where a browser without a second window comes back to. */
export const RESULT: Record<CertifyUse, string> = { account: '/mypage/account/verify-result', reagree: '/join/reagree-verify-result' }
