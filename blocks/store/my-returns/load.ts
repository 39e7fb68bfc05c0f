import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listReturns } from '@/schemas/api/store/returns'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export const SIZE = 10

export interface Data {
  /** Null in the builder, where no member is signed in. */
  returns: readonly Listed<typeof listReturns>[] | null
  total: number
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const answer = await forMember(() => call(listReturns, { page: pageNumber(page.query['page']), size: SIZE }, { signal }))
  return { data: { returns: answer?.items ?? null, total: answer?.totalCount ?? 0 } }
}
