import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listMyConsultations } from '@/schemas/api/consulting/history'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forIdentified } from '../_parts/for-identified'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where nobody is identified. */
  requests: readonly Listed<typeof listMyConsultations>[] | null
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { page: pageNumber(page.query['page']), size: props.size ?? 10, ...(props.tab === 'all' ? {} : { type: props.tab }) }
  const answer = await forIdentified(() => call(listMyConsultations, asked, { signal }))
  return { data: { requests: answer?.items ?? null, total: answer?.totalCount ?? 0 } }
}
