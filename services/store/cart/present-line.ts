import { FEW_LEFT } from '@/schemas/api/store/goods'
import type { CartItem, LineState } from '@/schemas/api/store/cart'
import type { Shape } from '@/schemas/words/shape'
import type { cartLines } from '@/services/db/tables/cart'
import type { Offer } from '../domain/goods/offers'

type Line = typeof cartLines.$inferSelect

interface Now {
  /** Undefined once the variant is gone. */
  offer: Offer | undefined
  isMember: boolean
  /** Whether the goods have another variant. */
  hasOptions: boolean
  shapeOf: (path: string) => Shape
  /** When its goods arrive, in words. */
  arrivalOf: (offer: Offer) => string
}

/** A line with what is so now; of what is gone it says what its owner saw. */
export function presentLine(line: Line, { offer, isMember, hasOptions, shapeOf, arrivalOf }: Now): CartItem {
  const seen = isMember ? line.seenMemberPrice : line.seenPrice
  const price = offer ? (isMember ? offer.memberPrice : offer.price) : seen
  const state = stateOf(line, offer)
  const left = Math.max(0, offer?.left ?? 0)
  const image = offer?.goods.image ?? line.image
  return {
    cartSeq: line.cartSeq,
    productId: line.goodsId ?? '',
    optionId: line.variantId ?? '',
    qty: line.qty,
    name: offer?.goods.name ?? line.name,
    brand: offer?.brand ?? '',
    choices: offer?.variant.choices ?? line.choices,
    image,
    imageAlt: offer?.goods.imageAlt ?? '',
    imageShape: shapeOf(image),
    listPrice: offer?.listPrice ?? seen,
    price,
    seenPrice: state !== 'ended' && price !== seen ? seen : null,
    state,
    left: state === 'short' || (state === 'ok' && left < FEW_LEFT) ? left : null,
    delivery: offer?.goods.delivery ?? 'parcel',
    deliveryFee: offer?.goods.deliveryFee ?? 0,
    freeFrom: offer?.goods.freeFrom ?? null,
    installFee: offer?.goods.installFee ?? 0,
    arrival: offer && (state === 'ok' || state === 'short') ? arrivalOf(offer) : '',
    deliversTo: offer?.goods.deliversTo ?? 'all',
    customYn: offer?.goods.customYn ?? 'N',
    optionYn: hasOptions && state !== 'ended' ? 'Y' : 'N',
  }
}

function stateOf({ qty }: Line, offer: Offer | undefined): LineState {
  if (!offer?.isSold) return 'ended'
  if (offer.left <= 0) return 'soldOut'
  return offer.left < qty ? 'short' : 'ok'
}
