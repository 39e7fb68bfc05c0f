import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listPoints } from '@/schemas/api/store/orders'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  entries: readonly Listed<typeof listPoints>[] | null
  total: number
  balance: number
  ending: Item<typeof listPoints>['ending']
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { page: pageNumber(page.query['page']), size: props.size ?? 20 }
  const answer = await forMember(() => call(listPoints, asked, { signal }))
  const { balance = 0, ending = [] } = answer?.item ?? {}
  return { data: { entries: answer?.items ?? null, total: answer?.totalCount ?? 0, balance, ending } }
}
