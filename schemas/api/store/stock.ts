// Stock for staff: what is there of each variant, what came and went, and why.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, nullable, oneOf, paging, reason, reasonFor, search } from '@/schemas/api/base/fields'
import { MOST_STOCK_LINES } from '@/schemas/rules/store/stock-sheet'

const VariantId = Type.String({ title: '조합', minLength: 1, maxLength: 80 })

/** `out`: none can be bought, `few`: so few that visitors read their number. */
export const STOCK_STATES = ['out', 'few', 'enough'] as const
export type StockState = (typeof STOCK_STATES)[number]
/** Pieces of one adjustment. */
export const MOST_PIECES = 100_000
/** Far below where a sum of pieces would not fit its column. */
export const MOST_GIVEN = 10_000_000
/** Combinations whose number of warning is set at once. */
export const MOST_LOW_SET = 200

const pieces = {
  /** All that ever came, less what went otherwise than by a sale. */
  given: Type.Integer(),
  /** Held while somebody pays. */
  reserved: Type.Integer(),
  sold: Type.Integer(),
  /** What can be bought. */
  left: Type.Integer(),
}

const narrowed = {
  goodsId: Type.Optional(Type.String({ title: '상품', maxLength: 60 })),
  search,
  /** `low`: of goods that visitors see, with so few pieces that staff are warned. */
  show: Type.Optional(oneOf('보기', ['low'])),
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
    ...narrowed,
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
    code: Type.String(),
    /** So few pieces are low: its own number, or null for the usual one; and the one that holds. */
    lowAt: nullable(Type.Integer()),
    lowFrom: Type.Integer(),
    /** Whether visitors see the goods. */
    isShown: Type.Boolean(),
    /** Members who want to hear when it is there again. */
    waiting: Type.Integer(),
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

/** From how many pieces on staff are warned; null for the usual number of the site, 0 for never. */
export const setLowStock = contract({
  at: 'POST /adm/stock/low',
  id: 'stock.low',
  title: '재고 알림 기준 바꾸기',
  access: 'manager',
  right: { of: 'stock', act: 'write' },
  codec: 'json',
  input: Type.Object({
    variantIds: Type.Array(VariantId, { title: '조합', minItems: 1, maxItems: MOST_LOW_SET }),
    lowAt: nullable(Type.Integer({ title: '알림 기준', minimum: 0, maximum: MOST_PIECES })),
  }),
  item: Type.Object({ changed: Type.Integer() }),
  errors: { missing },
})

/** The list as a file, to be filled in and brought back. */
export const exportStock = contract({
  at: 'POST /adm/stock/export',
  id: 'stock.export',
  title: '재고 내려받기',
  access: 'manager',
  right: { of: 'stock', act: 'see' },
  codec: 'json',
  input: Type.Object({ ...narrowed, reason: reasonFor('내려받는 사유') }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
})

/** Pieces of many by a sheet: all lines or none. `trial` says what each line would do, and changes nothing. */
export const changeStockBySheet = contract({
  at: 'POST /adm/stock/sheet',
  id: 'stock.sheet',
  title: '표로 재고 바꾸기',
  access: 'manager',
  right: { of: 'stock', act: 'write' },
  codec: 'json',
  keyed: true,
  input: Type.Object({
    trial: Type.Boolean({ title: '시험' }),
    reason,
    lines: Type.Array(
      Type.Object({
        line: Type.Integer({ title: '줄', minimum: 1, maximum: 1_000_000 }),
        code: Type.String({ title: '관리 코드', maxLength: 40 }),
        name: Type.String({ title: '상품', maxLength: 100 }),
        option: Type.String({ title: '옵션', maxLength: 250 }),
        pieces: Type.Integer({ title: '수량', minimum: -2 * MOST_PIECES, maximum: 2 * MOST_PIECES }),
        given: Type.Optional(Type.Integer({ title: '넣은 수', minimum: 0, maximum: MOST_GIVEN })),
      }),
      { title: '줄', minItems: 1, maxItems: MOST_STOCK_LINES },
    ),
  }),
  items: Type.Object({
    line: Type.Integer(),
    name: Type.String(),
    /** Pieces that can be bought now and afterwards. */
    before: Type.Integer(),
    after: Type.Integer(),
    /** Why it cannot be done, in words; empty where it can. */
    fault: Type.String(),
  }),
  item: Type.Object({ changed: Type.Integer(), faults: Type.Integer() }),
  errors: { changed: ['409', '그사이 재고가 바뀌었습니다. 다시 확인해 주세요.', 409] },
})
