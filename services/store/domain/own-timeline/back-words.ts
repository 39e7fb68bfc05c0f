import { pointWords } from '@/schemas/rules/store/point-words'
import { wonWords } from '@/schemas/rules/store/won-words'

/** `12,000원, 500P 환불`; nothing where nothing came back. */
export const backWords = (amount: number, points: number): string => {
  const words = [...(amount > 0 ? [wonWords(amount)] : []), ...(points > 0 ? [pointWords(points)] : [])].join(', ')
  return words && `${words} 환불`
}
