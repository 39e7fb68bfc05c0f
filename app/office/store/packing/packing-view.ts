// What of the packing list is shown, as the query of its URL.
import type { Input } from '@/schemas/api/base/contract'
import type { browsePacking } from '@/schemas/api/store/packing'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'

export interface PackingView {
  search: string
  /** Null for every way of delivery. */
  delivery: DeliveryKind | null
}

export function readPackingView(text: string): PackingView {
  const query = new URLSearchParams(text)
  const delivery = query.get('delivery')
  return { search: (query.get('q') ?? '').slice(0, 100), delivery: DELIVERIES.find((one) => one === delivery) ?? null }
}

export function writePackingView({ search, delivery }: PackingView): string {
  const query = new URLSearchParams({ ...(search ? { q: search } : {}), ...(delivery ? { delivery } : {}) }).toString()
  return query && `?${query}`
}

export const withPackingChange = (view: PackingView, change: Partial<PackingView>): PackingView => ({ ...view, ...change })

export const packingInput = ({ search, delivery }: PackingView): Input<typeof browsePacking> => ({
  ...(search ? { search } : {}),
  ...(delivery ? { delivery } : {}),
})
