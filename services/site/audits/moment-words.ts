import { formatDateTime, formatDay } from '@/schemas/words/dates'

/** `10.18(일) 23:10` */
export const momentWords = (at: Date): string => `${formatDay(at).replace(' ', '').slice(5)} ${formatDateTime(at).slice(-5)}`
