import type { Loaded, LoadInput } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { readMyPage } from '@/schemas/api/members/my-page'
import { listScraps } from '@/schemas/api/members/scraps'
import type { SessionUser } from '@/schemas/api/auth/session'
import { forMember } from '../_parts/for-member'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  home: Home | null
}

export interface Home {
  member: SessionUser
  lines: Listed<typeof readMyPage>[]
  next: Item<typeof readMyPage>['next']
  /** The latest, without those that are gone. */
  scraps: Listed<typeof listScraps>[]
}

/** Two rows of four. */
const SHOWN = 8

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const home = await forMember(async () => {
    const [member, page, scraps] = await Promise.all([
      call(readMember, {}, { signal }),
      call(readMyPage, {}, { signal }),
      call(listScraps, { size: 2 * SHOWN }, { signal }),
    ])
    const there = scraps.items.filter(({ goneYn }) => goneYn === 'N')
    return { member: member.item, lines: page.items, next: page.item.next, scraps: there.slice(0, SHOWN) }
  })
  return { data: { home } }
}
