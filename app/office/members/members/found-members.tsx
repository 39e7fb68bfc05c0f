import { withParticle } from '@/lib/particle'
import { FIND_BY, type browseMembers, type FindBy } from '@/schemas/api/members/desk'
import type { DeskNow } from '../../_parts/desk/desk-definition'
import { MEMBER_WORDS } from './member-words'

/** By what somebody was found, and their numbers: `mobileNo:3f9a,77b1`. What was typed is no part of it. */
export const FOUND = new RegExp(`^(?:${FIND_BY.join('|')}):[\\w-]+(?:,[\\w-]+)*$`)

export const foundQuery = (by: FindBy, items: readonly { memberNo: string }[]): string =>
  `?${new URLSearchParams({ found: `${by}:${items.map(({ memberNo }) => memberNo).join(',')}` }).toString()}`

export const foundNumbers = (found: string): string[] => found.slice(found.indexOf(':') + 1).split(',')

/** Says how those in the list were found. */
export function FoundMembers({ now }: { now: DeskNow<typeof browseMembers> }) {
  const found = now.view.filters['found']
  if (!found) return null
  const by = found.slice(0, found.indexOf(':')) as FindBy
  return (
    <p role="status" className="my-2">
      {withParticle(MEMBER_WORDS.findBy[by], '으로/로')} 찾은 회원 {foundNumbers(found).length}명
    </p>
  )
}
