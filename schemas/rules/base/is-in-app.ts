/** Apps whose built-in browser has no second window: there the whole page goes and comes back. */
const IN_APP = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|FB_IAB|Line\/|DaumApps|Whale\/.*App|; wv\)/i

export const isInApp = (userAgent: string): boolean => IN_APP.test(userAgent)
