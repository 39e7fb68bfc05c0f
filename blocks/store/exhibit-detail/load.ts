import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listExhibitGoods, type readExhibit } from '@/schemas/api/store/exhibits'
import type { GoodsHead } from '@/schemas/api/store/goods'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { exhibitsFreshUntil } from '../_parts/exhibit'
import type { Props } from './schema'

export interface Data {
  goods: GoodsHead[]
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const exhibit = recordOf<typeof readExhibit>(page, 'exhibit')
  if (!exhibit) return { data: { goods: [] } }
  const { items } = await call(listExhibitGoods, { id: exhibit.id }, { signal })
  return { data: { goods: items }, freshUntil: exhibitsFreshUntil(page.now) }
}
