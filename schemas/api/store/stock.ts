// Stock for staff: what is there of each variant, what came and went, and why.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, paging, reason, search } from '@/schemas/api/base/fields'

const VariantId = Type.String({ title: '조합', minLength: 1, maxLength: 80 })

/** `out`: none can be bought, `few`: so few that visitors read their number. */
export const STOCK_STATES = ['out', 'few', 'enough'] as const
export type StockState = (typeof STOCK_STATES)[number]
/** Pieces of one adjustment. */
export const MOST_PIECES = 100_000

const pieces = {
  /** All that ever came, less what went otherwise than by a sale. */
  given: Type.Integer(),
  /** Held while somebody pays. */
  reserved: Type.Integer(),
  sold: Type.Integer(),
  /** What can be bought. */
  left: Type.Integer(),
}

/** Variants that are offered, by the name of their goods. */
export const browseStock = contract({
  at: 'GET /adm/stock/browse',
  id: 'stock.browse',
  title: '재고 찾아보기',
  access: 'manager',
  right: { of: 'stock', act: 'see' },
  input: Type.Object({
    state: Type.Optional(oneOf('상태', STOCK_STATES)),
    goodsId: Type.Optional(Type.String({ title: '상품', maxLength: 60 })),
    search,
    sort: Type.Optional(oneOf('기준', ['name', 'left', 'sold'])),
    direction,
    ...paging(10_000),
  }),
  items: Type.Object({
    variantId: Type.String(),
    goodsId: Type.String(),
    name: Type.String(),
    image: Type.String(),
    choices: Type.Array(Type.String()),
    /** Whether visitors see the goods. */
    isShown: Type.Boolean(),
    ...pieces,
    state: oneOf('상태', STOCK_STATES),
  }),
  /** Numbers of each state under the same search. */
  item: Type.Object({
    counts: Type.Object({ all: Type.Integer(), out: Type.Integer(), few: Type.Integer(), enough: Type.Integer() }),
  }),
})

const missing = ['404', '재고를 찾을 수 없습니다. 상품이 지워졌을 수 있습니다.', 404] as const

/** What came and went, the latest first. */
export const listStockEntries = contract({
  at: 'GET /adm/stock/entries',
  id: 'stock.entries',
  title: '재고 기록',
  access: 'manager',
  right: { of: 'stock', act: 'see' },
  input: Type.Object({
    variantId: VariantId,
    ...paging(10_000),
  }),
  items: Type.Object({
    entrySeq: Type.Integer(),
    pieces: Type.Integer(),
    reason: Type.String(),
    /** Empty for what came with the installation, or of somebody who is gone. */
    staffName: Type.String(),
    at: moment,
  }),
  errors: { missing },
})

/**
 * Adds pieces, or takes them away with a number below 0: an entry with its reason and the sum on the variant's row, together. What was sold
 * or is being paid for cannot be taken away.
 */
export const adjustStock = contract({
  at: 'POST /adm/stock/adjust',
  id: 'stock.adjust',
  title: '재고 수량 바꾸기',
  access: 'manager',
  right: { of: 'stock', act: 'write' },
  codec: 'json',
  keyed: true,
  input: Type.Object({
    variantId: VariantId,
    pieces: Type.Integer({ title: '수량', minimum: -MOST_PIECES, maximum: MOST_PIECES }),
    reason,
  }),
  item: Type.Object(pieces),
  errors: {
    missing,
    nothing: ['400', '더하거나 뺄 수량을 입력해 주세요. 0은 넣을 수 없습니다.'],
    tooFew: ['409', '이미 팔렸거나 결제를 기다리는 것보다 적게 줄일 수 없습니다.', 409],
    tooMany: ['409', '한 조합의 재고는 모두 10,000,000개까지 넣을 수 있습니다.', 409],
  },
})
