import { and, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'

/** The member's own requests. */
export const own = ({ siteId }: Pick<Ctx, 'siteId'>, memberNo: string): SQL =>
  and(eq(consultations.siteId, siteId), eq(consultations.memberNo, memberNo))!

/** Rows of a request of the member. */
export const ofOwn = (ctx: Pick<Ctx, 'db' | 'siteId'>, memberNo: string, counselSeq: PgColumn): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(consultations)
      .where(and(own(ctx, memberNo), eq(consultations.counselSeq, counselSeq))),
  )
