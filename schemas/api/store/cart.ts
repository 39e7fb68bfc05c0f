// The cart of a member, or of this browser until its owner signs in (SYS-40, Q-096). Prices, names and stock are read at the moment of the
// answer; a line remembers only what its owner saw, so that a change meanwhile is said before the payment.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { nullable } from '@/schemas/api/base/fields'
import { SHOPPING } from '@/schemas/api/base/rate-limit'
import { MOST_LINES, MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import { YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { OrderId } from './orders'
import { DELIVERS_TO, type DeliversTo } from '@/schemas/rules/store/delivers-to'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'

const Seq = Type.Integer({ title: '장바구니 상품', minimum: 1, maximum: 2_147_483_647 })
const Kind = Type.Unsafe<DeliveryKind>(Type.String({ enum: [...DELIVERIES] }))

const Amounts = Type.Object({ goods: Type.Integer(), delivery: Type.Integer(), install: Type.Integer(), total: Type.Integer() })

/** ok: it can be bought. short: fewer pieces are left than the line has. soldOut, ended: it cannot be bought now, or any more. */
export const LINE_STATES = ['ok', 'short', 'soldOut', 'ended'] as const
export type LineState = (typeof LINE_STATES)[number]

const CartItem = Type.Object({
  cartSeq: Type.Integer(),
  /** Empty once the goods are gone, as the option. */
  productId: Type.String(),
  optionId: Type.String(),
  qty: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  /** Chosen values in the order of the options; empty where there is nothing to choose. */
  choices: Type.Array(Type.String()),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  /** Of one piece: the regular price, and what this visitor or member pays now. */
  listPrice: Type.Integer(),
  price: Type.Integer(),
  /** What one piece cost when its owner put it in or last changed the line; null where it still costs that. */
  seenPrice: nullable(Type.Integer()),
  state: Type.Unsafe<LineState>(Type.String({ enum: [...LINE_STATES] })),
  /** Pieces that are left, where they are few or fewer than wanted; null otherwise. */
  left: nullable(Type.Integer()),
  delivery: Kind,
  deliveryFee: Type.Integer(),
  freeFrom: nullable(Type.Integer()),
  installFee: Type.Integer(),
  /** Where carriers need no longer than usual, if it is paid for now; empty where it cannot be bought. */
  arrival: Type.String(),
  /** How far across the sea. */
  deliversTo: Type.Unsafe<DeliversTo>(Type.String({ enum: [...DELIVERS_TO] })),
  customYn: YesNo,
  /** Y: there is another option to change to. */
  optionYn: YesNo,
})
export type CartItem = Static<typeof CartItem>

const CartGroup = Type.Object({
  kind: Kind,
  items: Type.Array(CartItem),
  /** Of the lines that can be bought. */
  amounts: Amounts,
  /** What is missing until the group is delivered free of charge; null where it is, and where it never is. */
  toFree: nullable(Type.Integer()),
})
export type CartGroup = Static<typeof CartGroup>

const Standing = Type.Object({
  /** Lines of all groups (S-CART-1). */
  count: Type.Integer({ minimum: 0 }),
  amounts: Amounts,
  /** Y: the cart of a member, who orders without the agreement of guests. */
  memberYn: YesNo,
})

/** Groups by delivery, the latest line first. A failure is not shown (E-SWALLOW). */
export const listCart = contract({
  at: 'GET /svc/orderCartSvcApi/cartList',
  id: 'cart.list',
  title: '장바구니',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Standing,
  items: CartGroup,
})

const full = ['409', `장바구니에는 상품을 ${MOST_LINES}가지까지 담을 수 있습니다.`, 409] as const
const gone = ['404', '판매가 끝났거나 없는 상품입니다.', 404] as const

/**
 * Puts goods into the cart, or changes lines. Without `cartSeq` the pieces are added to those of the same option that are there; with it that
 * line gets this option and this number of pieces, also after its removal, and joins a line of the same option. All or nothing.
 */
export const saveCart = contract({
  at: 'POST /svc/orderCartSvcApi/save',
  id: 'cart.save',
  title: '장바구니 담기·변경',
  access: 'visitor',
  personal: true,
  keyed: true,
  rateLimit: SHOPPING,
  // The lost answer of a first call is given once more with its cookie, which is stored sealed.
  transaction: 'own',
  input: Type.Object({
    items: Type.Array(
      Type.Object({
        productId: Type.String({ title: '상품', minLength: 1, maxLength: 60 }),
        optionId: Type.String({ title: '옵션', minLength: 1, maxLength: 60 }),
        qty: Type.Integer({ title: '수량', minimum: 1, maximum: MOST_PIECES }),
        cartSeq: Type.Optional(Seq),
      }),
      { title: '상품', minItems: 1, maxItems: MOST_LINES },
    ),
  }),
  item: Type.Object({
    count: Type.Integer({ minimum: 0 }),
    /** The lines that were written, in the order of the items. */
    cartSeqs: Type.Array(Type.Integer()),
  }),
  errors: {
    gone,
    soldOut: ['409', '품절된 상품입니다.', 409],
    short: ['409', '남은 수량이 부족합니다.', 409],
    full,
    tooMany: ['409', `같은 상품은 ${MOST_PIECES}개까지 담을 수 있습니다.`, 409],
    missing: ['404', '장바구니에 없는 상품입니다.', 404],
  },
})

/** What became of a line of an order: all its pieces are in the cart, some of them, or none, and why. */
const PutState = ['ok', 'short', 'most', 'soldOut', 'ended'] as const
export type PutAgain = Static<typeof PutAgain>
const PutAgain = Type.Object({
  name: Type.String(),
  choices: Type.Array(Type.String()),
  qty: Type.Integer(),
  /** Pieces that were put in, and those that had been there before. */
  put: Type.Integer(),
  before: Type.Integer(),
  /** short: fewer are left. most: the cart takes no more of one option. */
  state: Type.Unsafe<(typeof PutState)[number]>(Type.String({ enum: [...PutState] })),
})

/** Puts what an own order has into the cart once more, at the price of now: what can be bought, and says of the rest why not. */
export const buyAgain = contract({
  at: 'POST /svc/orderCartSvcApi/again',
  id: 'cart.again',
  title: '주문한 상품 다시 담기',
  access: 'member',
  personal: true,
  keyed: true,
  rateLimit: SHOPPING,
  transaction: 'own',
  input: Type.Object({ orderId: OrderId }),
  item: Type.Object({ count: Type.Integer({ minimum: 0 }), lines: Type.Array(PutAgain) }),
  errors: {
    missing: ['404', '주문을 찾을 수 없습니다.', 404],
    full,
  },
})

/** A line that is not there, or somebody else's, stays as it is. What was removed can be put back by `cart.save` for a while. */
export const removeCart = contract({
  at: 'POST /svc/orderCartSvcApi/remove',
  id: 'cart.remove',
  title: '장바구니에서 빼기',
  access: 'visitor',
  personal: true,
  rateLimit: SHOPPING,
  input: Type.Object({ cartSeqs: Type.Array(Seq, { title: '뺄 상품', minItems: 1, maxItems: MOST_LINES }) }),
  item: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
})
