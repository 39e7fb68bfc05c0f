// What was sold, by goods, option, category, brand, day, weekday or hour, beside the period before.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { days, oneOf, reasonFor } from '@/schemas/api/base/fields'
import { SALES_CUTS, SALES_FIGURES, SALES_SPANS, type SalesFigure } from '@/schemas/rules/store/sales-cuts'
import { MOST_SALES_DAYS } from './sales'

const figures = Object.fromEntries(SALES_FIGURES.map((name) => [name, Type.Integer()])) as Record<
  SalesFigure,
  ReturnType<typeof Type.Integer>
>
/** Rows of one answer; what is beyond is one row together. */
export const MOST_SALES_ROWS = 500

const wanted = {
  by: Type.Optional(oneOf('기준', SALES_CUTS)),
  /** Days of one's own come first. */
  span: Type.Optional(oneOf('기간', SALES_SPANS)),
  ...days(),
  sort: Type.Optional(oneOf('차례', SALES_FIGURES)),
}
const see = { access: 'manager', right: { of: 'sales', act: 'see' } } as const
const errors = { period: ['400', `기간은 첫 날부터 ${MOST_SALES_DAYS}일까지 고를 수 있습니다.`] } as const

/** Money counts on the day when it was paid and on the day when it went back. The sums of the rows are the total, whatever they are cut by. */
export const readSalesBy = contract({
  at: 'GET /adm/sales/by',
  id: 'sales.by',
  title: '상품·시간별 매출',
  ...see,
  input: Type.Object(wanted),
  items: Type.Object({
    key: Type.String(),
    words: Type.String(),
    /** The option, or the categories above; empty without. */
    detail: Type.String(),
    ...figures,
    before: Type.Object(figures),
  }),
  item: Type.Object({
    by: oneOf('기준', SALES_CUTS),
    sort: oneOf('차례', SALES_FIGURES),
    from: Type.String(),
    until: Type.String(),
    beforeFrom: Type.String(),
    beforeUntil: Type.String(),
    total: Type.Object(figures),
    before: Type.Object(figures),
    /** Net of the period by what became known of payments: the daily sums say the same. */
    booked: Type.Integer(),
  }),
  errors,
})

/** The same as a file, which is recorded. */
export const exportSalesBy = contract({
  at: 'POST /adm/sales/exportBy',
  id: 'sales.exportBy',
  title: '상품·시간별 매출 내려받기',
  ...see,
  codec: 'json',
  input: Type.Object({ ...wanted, reason: reasonFor('내려받는 사유') }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors,
})
