import { randomInt } from 'node:crypto'
import { seoulDay } from '@/schemas/words/seoul-day'

/** Without letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** `260601-7K2M9QX4T8WZ3`: the day for people who read it, 65 bits that nobody guesses. */
export const orderNumber = (now: Date): string =>
  `${seoulDay(now).replaceAll('-', '').slice(2)}-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
