import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listEstimateCosts, readEstimate } from '@/schemas/api/catalog/estimates'
import type { Props } from './schema'

export type Cost = Listed<typeof listEstimateCosts>
export type Saved = Item<typeof readEstimate>
export interface Data {
  costs: Cost[]
  saved: Saved | null
  /** The address names an estimate that is no longer there. */
  isGone: boolean
}

export async function load({ call, page, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const id = page.query['estimate'] ?? ''
  const [{ items }, saved] = await Promise.all([
    call(listEstimateCosts, {}, { signal }),
    id === ''
      ? null
      : call(readEstimate, { id }, { signal }).catch((error: unknown) => {
          if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return null
          throw error
        }),
  ])
  return { data: { costs: items, saved: saved?.item ?? null, isGone: id !== '' && !saved }, freshUntil: saved?.item.until ?? null }
}
