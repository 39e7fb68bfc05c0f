import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listMyConsultations, listShopVisits } from '@/schemas/api/consulting/history'
import { listMyVisits, type Visit } from '@/schemas/api/places/visits'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forIdentified } from '../_parts/for-identified'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where nobody is identified. */
  requests: readonly Listed<typeof listMyConsultations>[] | null
  total: number
  /** In shops; null on the other tabs, and while the shops' system is away. */
  visits: readonly Listed<typeof listShopVisits>[] | null
  /** Booked visits, on the tab of the shops and on the first page of them all. */
  booked: readonly Visit[]
}

export async function load(input: LoadInput<Props>): Promise<Loaded<Data>> {
  const { props, page, call, signal } = input
  if (props.tab === 'smart') return loadVisits(input)
  const asked = { page: pageNumber(page.query['page']), size: props.size ?? 10, ...(props.tab === 'all' ? {} : { type: props.tab }) }
  const isAll = props.tab === 'all' && asked.page === 1
  const [answer, mine] = await Promise.all([
    forIdentified(() => call(listMyConsultations, asked, { signal })),
    isAll ? forIdentified(() => call(listMyVisits, {}, { signal })) : null,
  ])
  return { data: { requests: answer?.items ?? null, total: answer?.totalCount ?? 0, visits: null, booked: mine?.items ?? [] } }
}

/** A system of the shops that is away leaves the tabs and the bookings as they are. */
async function loadVisits({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [mine, answer] = await Promise.all([
    forIdentified(() => call(listMyVisits, {}, { signal })),
    forIdentified(() => call(listShopVisits, {}, { signal })).catch((error: unknown) => {
      if (error instanceof CallFailure && error.status === 409) return undefined
      throw error
    }),
  ])
  return { data: { requests: mine && [], total: 0, visits: answer?.items ?? null, booked: mine?.items ?? [] } }
}
