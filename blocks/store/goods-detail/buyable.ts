import type { Choosable } from '@/schemas/rules/store/chosen-variant'
import type { Goods } from '../_parts/goods-of'

interface VariantPicture {
  src: string
  alt: string
}

/** What the choice of options needs of the goods, and no more: it travels to the browser. */
export type Buyable = Pick<Goods, 'id' | 'salePrice' | 'memberPrice' | 'options' | 'delivery'> & {
  /** Its id, the place of each of its values in their option, what it costs more, what is left, and its own picture where it has one. */
  variants: (readonly [variantId: string, places: number[], extraPrice: number, left: number | null, picture?: VariantPicture])[]
  deliveryFee: number
  freeFrom: number | null
  installFee: number
  isSoldOut: boolean
}

export const buyable = ({ id, salePrice, memberPrice, options, variants, delivery, deliveryTerms, soldOutYn }: Goods): Buyable => ({
  id,
  salePrice,
  memberPrice,
  options,
  variants: variants.map(({ variantId, choices, extraPrice, left, image, imageAlt }) => {
    const places = choices.map((choice, at) => options[at]?.values.indexOf(choice) ?? -1)
    return image ? [variantId, places, extraPrice, left, { src: image, alt: imageAlt }] : [variantId, places, extraPrice, left]
  }),
  delivery,
  deliveryFee: deliveryTerms.fee,
  freeFrom: deliveryTerms.freeFrom,
  installFee: deliveryTerms.installFee,
  isSoldOut: soldOutYn === 'Y',
})

/** The combinations as the rules of a choice know them. */
export const variantsOf = ({ options, variants }: Pick<Buyable, 'options' | 'variants'>): Choosable[] =>
  variants.map(([variantId, places, extraPrice, left]) => ({
    ...{ variantId, extraPrice, left },
    choices: places.map((place, at) => options[at]?.values[place] ?? ''),
  }))

/** The picture of a combination; undefined where the goods' own pictures show it. */
export const pictureOf = ({ variants }: Pick<Buyable, 'variants'>, variantId: string | undefined): VariantPicture | undefined =>
  variants.find(([id]) => id === variantId)?.[4]
