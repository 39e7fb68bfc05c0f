// The period of the daily sums, as the query of its URL.
import type { Input } from '@/schemas/api/base/contract'
import type { readSales } from '@/schemas/api/store/sales'

export interface SalesView {
  /** `2026-06-01`; empty for the last thirty days. */
  from: string
  until: string
}

const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

export function readSalesView(text: string): SalesView {
  const query = new URLSearchParams(text)
  return { from: dayOf(query.get('from')), until: dayOf(query.get('until')) }
}

export function writeSalesView({ from, until }: SalesView): string {
  const query = new URLSearchParams({ ...(from ? { from } : {}), ...(until ? { until } : {}) }).toString()
  return query && `?${query}`
}

export const withSalesChange = (view: SalesView, change: Partial<SalesView>): SalesView => ({ ...view, ...change })

export const salesInput = ({ from, until }: SalesView): Input<typeof readSales> => ({
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
})
