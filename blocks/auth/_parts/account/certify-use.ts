/** What a member verifies himself for. */
export type CertifyUse = 'account' | 'reagree'

/** Where it leads to when nobody said where. */
export const AFTER: Record<CertifyUse, string> = { account: '/mypage/account/info', reagree: '/styling/home' }
/** Where a browser without a second window comes back to. */
export const RESULT: Record<CertifyUse, string> = { account: '/mypage/account/verify-result', reagree: '/join/reagree-verify-result' }
