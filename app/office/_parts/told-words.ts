import { isQuietHour } from '@/schemas/rules/members/quiet-hours'

/** What was done, and when the buyer hears of it: texts and mails wait for the end of the night. */
export const toldWords = (done: string, now = new Date()): string =>
  `${done} ${isQuietHour(now) ? '고객에게는 오전 8시에 알립니다.' : '고객에게 알렸습니다.'}`
