import { and, eq } from 'drizzle-orm'
import { recruitState, type RecruitState } from '@/schemas/rules/content/recruitment'
import { shownRows } from '@/services/db/shown-rows'
import { recruitments } from '@/services/db/tables/community'
import type { Ctx } from '@/services/kit/service'
import { windowOf } from '../domain/window-of'

/** What a recruitment is at the moment of the call; undefined for one that visitors do not see. */
export async function recruitmentState({ db, siteId, now }: Ctx, recruitSeq: number): Promise<RecruitState | undefined> {
  const [row] = await db
    .select()
    .from(recruitments)
    .where(and(shownRows.recruitments(siteId), eq(recruitments.seq, recruitSeq)))
  return row && recruitState(windowOf(row), now.getTime())
}
