import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listExhibits } from '@/schemas/api/store/exhibits'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { ExhibitHead } from '../_parts/exhibit-card'
import { exhibitsFreshUntil } from '../_parts/exhibit'
import type { Props } from './schema'

export interface Data {
  exhibits: ExhibitHead[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { kind, running = false, size = 12, paging = true } = props
  const skip = paging ? 0 : (props.skip ?? 0)
  const { items, totalCount } = await call(
    listExhibits,
    { kind, size: size + skip, page: paging ? pageNumber(page.query['page']) : 1 },
    { signal },
  )
  const exhibits = items.slice(skip).filter(({ state }) => !running || state === 'open')
  return { data: { exhibits, total: totalCount }, freshUntil: exhibitsFreshUntil(page.now) }
}
