import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { scraps } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

/** What the calling member has in the scrapbook. */
export const ownScraps = ({ siteId, session }: Ctx): SQL | undefined =>
  and(eq(scraps.siteId, siteId), eq(scraps.memberNo, session.user!.memberNo), isNull(scraps.removedAt))
