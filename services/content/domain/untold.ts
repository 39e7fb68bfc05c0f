import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import { recruitApplications } from '@/services/db/tables/community'
import type { Ctx } from '@/services/kit/service'
import { tallies } from './tallies'

/** Recruitments whose time is over and of whose members some were told nothing. */
export const untoldRecruitments = async (ctx: Ctx) =>
  (await tallies(ctx)).filter(({ state, untold }) => untold > 0 && (state === 'closed' || state === 'announced'))

/** The applications of these that wait for the announcement. */
export async function isUntold(ctx: Ctx): Promise<SQL> {
  const over = (await untoldRecruitments(ctx)).map(({ recruitSeq }) => recruitSeq)
  return and(inArray(recruitApplications.recruitSeq, over), isNull(recruitApplications.toldAt))!
}
