import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listAlliances } from '@/schemas/api/events/alliances'
import type { Listed } from '@/schemas/api/base/contract'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  alliances: Listed<typeof listAlliances>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { page: (props.paging ?? true) ? pageNumber(page.query['page']) : 1, size: props.size ?? 12 }
  const { items, totalCount } = await call(listAlliances, asked, { signal })
  return { data: { alliances: items, total: totalCount } }
}
