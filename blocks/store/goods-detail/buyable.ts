import type { Goods } from '../_parts/goods-of'

/** What the choice of options needs of the goods, and no more: it travels to the browser. */
export type Buyable = Pick<Goods, 'id' | 'name' | 'salePrice' | 'options' | 'variants' | 'delivery'> & {
  deliveryFee: number
  freeFrom: number | null
  installFee: number
  isSoldOut: boolean
}

export const buyable = ({ id, name, salePrice, options, variants, delivery, deliveryTerms, soldOutYn }: Goods): Buyable => ({
  id,
  name,
  salePrice,
  options,
  variants,
  delivery,
  deliveryFee: deliveryTerms.fee,
  freeFrom: deliveryTerms.freeFrom,
  installFee: deliveryTerms.installFee,
  isSoldOut: soldOutYn === 'Y',
})
