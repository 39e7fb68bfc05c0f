import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listWinners } from '@/schemas/api/events/winners'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export interface Data {
  winners: Listed<typeof listWinners>[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const pageNo = (props.paging ?? true) ? pageNumber(page.query['pageNo']) : 1
  const { items, totalCount } = await call(listWinners, { pageNo, size: props.size ?? 10 }, { signal })
  return { data: { winners: items, total: totalCount } }
}
