import type { Listed } from '@/schemas/api/base/contract'
import type { browseStock } from '@/schemas/api/store/stock'
import { goodsWords } from '@/schemas/rules/store/option-words'

export type StockRow = Listed<typeof browseStock>

/** What a variant is called: 둥근 의자 (밤색, 나무). */
export const variantWords = ({ name, choices }: Pick<StockRow, 'name' | 'choices'>): string => goodsWords(name, choices)

export const piecesWords = (pieces: number): string => pieces.toLocaleString('ko-KR')
