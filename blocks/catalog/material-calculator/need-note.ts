import { number } from './amount-words'

interface Need {
  name: string
  pattern: { name: string; loss: number }
  rooms: readonly { name: string; area?: number | undefined }[]
  area: number
  amount: string
  sum: number | undefined
}

/** The calculation as the request for a consultation says it. */
export const needNote = ({ name, pattern, rooms, area, amount, sum }: Need): string =>
  [
    `${name}, ${pattern.name} (자르고 남는 양 ${pattern.loss}%)`,
    rooms.map((room) => `${room.name || '방'} ${number(room.area ?? 0)}㎡`).join(', '),
    `모두 ${number(area)}㎡, ${amount}${sum === undefined ? '' : `, 자재비 ${number(sum)}원`}`,
  ].join('\n')
