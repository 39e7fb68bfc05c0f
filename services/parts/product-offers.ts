// What sells the products of the catalogue, told by the area that has the goods: the catalogue knows no store, and does without one.
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { holdsUntil } from '@/lib/request-context'
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'

export interface ProductOffer {
  goodsId: string
  name: string
  image: string
  imageAlt: string
  /** The colour of the product that it is; empty for all. */
  colour: string
  /** The options by which the goods are the product. */
  choices: readonly string[]
  covers: number | null
  /** Of the cheapest variant that is the product and can be bought: the regular price, and what everybody and members pay now. */
  listPrice: number
  price: number
  memberPrice: number
  saleUntil: Date | null
  delivery: DeliveryKind
  deliveryFee: number
  freeFrom: number | null
  leadDays: number
  installFee: number
  isSoldOut: boolean
  /** The cheapest variant that is the product and is left, with what everybody and members pay for it now; undefined where none is. */
  option: { variantId: string; choices: readonly string[]; price: number; memberPrice: number } | undefined
  reviewCnt: number
  score: number
}

/** The offers of a moment. The same object is answered as long as nothing in it changes. */
export interface ProductOffers {
  of: (productId: string) => readonly ProductOffer[]
  /** The products that goods sell. */
  soldBy: (goodsId: string) => readonly string[]
  /** The next moment at which a price changes. */
  until: Date | null
}

interface Place {
  db: Database
  siteId: string
  now: Date
}
export type ReadOffers = (place: Place) => Promise<ProductOffers>

const NONE: ProductOffers = { of: () => [], soldBy: () => [], until: null }

/** The answer that is made of them holds until a price changes. */
export async function productOffers(place: Place): Promise<ProductOffers> {
  const [read] = areaParts<ReadOffers>('offers')
  const offers = read ? await read(place) : NONE
  holdsUntil(offers.until?.getTime())
  return offers
}
