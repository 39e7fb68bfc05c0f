import { and, eq, type SQL } from 'drizzle-orm'
import { recruitApplications } from '@/services/db/tables/community'
import type { Ctx } from '@/services/kit/service'

/** The calling member's application for one recruitment. */
export const isOwnApplication = ({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>, recruitSeq: number): SQL =>
  and(
    eq(recruitApplications.siteId, siteId),
    eq(recruitApplications.recruitSeq, recruitSeq),
    eq(recruitApplications.memberNo, session.user!.memberNo),
  )!
