import type { Loaded, LoadInput } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listOwnHappenings, readMyPage, type OwnHappening } from '@/schemas/api/members/my-page'
import { listScraps } from '@/schemas/api/members/scraps'
import type { SessionUser } from '@/schemas/api/auth/session'
import { OWN_KINDS, type OwnKind } from '@/schemas/rules/members/own-kinds'
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
  news: News
}

export interface News extends Item<typeof listOwnHappenings> {
  past: OwnHappening[]
  /** Undefined for all. */
  kind: OwnKind | undefined
  /** A page after the first. */
  isLater: boolean
}

/** Two rows of four. */
const SHOWN = 8

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const kind = OWN_KINDS.find((one) => one === page.query['kind'])
  const before = (page.query['before'] ?? '').slice(0, 120)
  const home = await forMember(async () => {
    const [member, summary, scraps, news] = await Promise.all([
      call(readMember, {}, { signal }),
      call(readMyPage, {}, { signal }),
      call(listScraps, { size: 2 * SHOWN }, { signal }),
      call(listOwnHappenings, { ...(kind ? { kind } : {}), ...(before ? { before } : {}) }, { signal }),
    ])
    const there = scraps.items.filter(({ goneYn }) => goneYn === 'N')
    return {
      member: member.item,
      lines: summary.items,
      next: summary.item.next,
      scraps: there.slice(0, SHOWN),
      news: { ...news.item, past: news.items, kind, isLater: before !== '' },
    }
  })
  return { data: { home } }
}
