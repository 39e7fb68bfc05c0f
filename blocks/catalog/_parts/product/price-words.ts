import { won } from '../won'

interface Priced {
  PRICE_FROM: number | null
  PRICE_UNIT: string
}

/** `1㎡당 39,900원부터`; of what nothing sells, that the price is asked for. */
export const priceWords = ({ PRICE_FROM, PRICE_UNIT }: Priced): string =>
  PRICE_FROM === null ? '가격 상담' : `${PRICE_UNIT && `${PRICE_UNIT}당 `}${won(PRICE_FROM)}부터`
