import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listRecruitments, type Recruitment } from '@/schemas/api/content/community'
import { nextChange, recruitState, type RecruitState } from '@/schemas/rules/content/recruitment'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Props } from './schema'

export const SIZE = 12

export interface Shown extends Recruitment {
  state: RecruitState
}
export interface Data {
  recruitments: Shown[]
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const isAll = props.look !== 'latest'
  const wanted = isAll ? { page: pageNumber(page.query['page']), size: SIZE } : { size: 1 }
  const { items, totalCount } = await call(listRecruitments, wanted, { signal })
  const now = new Date(page.now).getTime()
  const freshUntil = nextChange(items, now)
  return {
    data: { recruitments: items.map((one) => ({ ...one, state: recruitState(one, now) })), total: totalCount },
    ...(freshUntil ? { freshUntil } : {}),
  }
}
