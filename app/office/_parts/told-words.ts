import { isQuietHour } from '@/schemas/rules/members/quiet-hours'

/** What was done, and when the buyer hears of it: texts wait for the end of the night, mails do not. */
export const toldWords = (done: string, now = new Date()): string =>
  `${done} ${isQuietHour(now) ? '고객에게 메일은 지금, 문자는 오전 8시에 보냅니다.' : '고객에게 알렸습니다.'}`
