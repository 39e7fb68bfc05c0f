import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import { memberProfiles } from '@/services/db/tables/people'

/** Profiles, joined with their members, that others see: not switched off, and of nobody who is blocked or has left. */
export const shownPeople = (siteId: string): SQL | undefined =>
  and(
    eq(memberProfiles.siteId, siteId),
    eq(memberProfiles.shownYn, 'Y'),
    inArray(members.status, ['NORMAL', 'DORMANT']),
    ne(members.nickname, ''),
  )
