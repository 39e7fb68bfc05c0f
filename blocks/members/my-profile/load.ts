import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listFollowing, readMyProfile } from '@/schemas/api/members/profiles'
import { forMember } from '../_parts/for-member'
import type { Props } from './schema'

export const FOLLOWING_SHOWN = 20

export interface Data {
  /** Null in the builder, where no member is signed in. */
  own: {
    profile: Item<typeof readMyProfile>
    following: Listed<typeof listFollowing>[]
    total: number
  } | null
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const own = await forMember(async () => {
    const [mine, following] = await Promise.all([
      call(readMyProfile, {}, { signal }),
      call(listFollowing, { page: pageNumber(page.query['page']), size: FOLLOWING_SHOWN }, { signal }),
    ])
    return { profile: mine.item, following: following.items, total: following.totalCount }
  })
  return { data: { own } }
}
