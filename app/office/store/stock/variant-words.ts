import type { Listed } from '@/schemas/api/base/contract'
import type { browseStock } from '@/schemas/api/store/stock'

export type StockRow = Listed<typeof browseStock>

/** What a variant is called: 둥근 의자 (밤색, 나무). */
export const variantWords = ({ name, choices }: Pick<StockRow, 'name' | 'choices'>): string =>
  choices.length > 0 ? `${name} (${choices.join(', ')})` : name

export const piecesWords = (pieces: number): string => pieces.toLocaleString('ko-KR')
