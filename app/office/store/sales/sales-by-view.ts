// What sales are cut by and for which days, as the query of the URL.
import { oneOf } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { readSalesBy } from '@/schemas/api/store/sales-by'
import { SALES_CUTS, SALES_FIGURES, SALES_SPANS, type SalesCut, type SalesFigure, type SalesSpan } from '@/schemas/rules/store/sales-cuts'

export interface SalesByView {
  by: SalesCut
  span: SalesSpan
  /** Days of one's own; both empty for a span. */
  from: string
  until: string
  sort: SalesFigure
}

const USUAL: SalesByView = { by: 'goods', span: 'days30', from: '', until: '', sort: 'net' }
const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

export function readSalesByView(text: string): SalesByView {
  const query = new URLSearchParams(text)
  return {
    by: oneOf(query.get('by'), SALES_CUTS) ?? USUAL.by,
    span: oneOf(query.get('span'), SALES_SPANS) ?? USUAL.span,
    from: dayOf(query.get('from')),
    until: dayOf(query.get('until')),
    sort: oneOf(query.get('sort'), SALES_FIGURES) ?? USUAL.sort,
  }
}

export function writeSalesByView(view: SalesByView): string {
  const names = ['by', 'span', 'from', 'until', 'sort'] as const
  const query = new URLSearchParams(names.filter((name) => view[name] !== USUAL[name]).map((name) => [name, view[name]])).toString()
  return query && `?${query}`
}

/** Choosing a span ends days of one's own. */
export const withSalesByChange = (view: SalesByView, change: Partial<SalesByView>): SalesByView => ({
  ...view,
  ...(change.span ? { from: '', until: '' } : {}),
  ...change,
})

export const salesByInput = ({ by, span, from, until, sort }: SalesByView): Input<typeof readSalesBy> => ({
  ...{ by, sort },
  ...(from || until ? { ...(from ? { from } : {}), ...(until ? { until } : {}) } : { span }),
})
