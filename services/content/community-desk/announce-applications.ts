import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/community-desk'
import { FORM_PAGE } from '@/schemas/rules/content/recruit-application'
import { recruitState } from '@/schemas/rules/content/recruitment'
import { recruitApplications } from '@/services/db/tables/community'
import { raiseAlarms } from '@/services/alarms/alarms'
import { operation } from '@/services/kit/service'
import { windowOf } from '../domain/window-of'
import { lockRecruitment } from './lock-recruitment'

export const announceApplications = operation(contracts.announceApplications, async ({ recruitSeq }, ctx) => {
  const { db, siteId, now } = ctx
  const recruitment = await lockRecruitment(ctx, recruitSeq)
  if (!recruitment) throw ctx.fail('missing')
  const state = recruitState(windowOf(recruitment), now.getTime())
  if (state === 'open' || state === 'upcoming') throw ctx.fail('open')
  const { decision, toldAt } = recruitApplications
  const ofRecruitment = and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.recruitSeq, recruitSeq))
  const untold = and(ofRecruitment, isNull(toldAt))
  if ((await db.$count(recruitApplications, untold)) === 0)
    throw ctx.fail((await db.$count(recruitApplications, ofRecruitment)) > 0 ? 'done' : 'nobody')
  if ((await db.$count(recruitApplications, and(ofRecruitment, eq(decision, 'chosen')))) === 0) throw ctx.fail('nobody')
  await db
    .update(recruitApplications)
    .set({ decision: 'passed', updatedAt: now })
    .where(and(untold, eq(decision, 'waiting')))
  const { applicationSeq, memberNo } = recruitApplications
  const told = await db.update(recruitApplications).set({ toldAt: now }).where(untold).returning({ applicationSeq, memberNo, decision })
  await raiseAlarms(
    ctx,
    told.map(({ applicationSeq: seq, memberNo: to, decision: decided }) => ({
      memberNo: to,
      kind: 'event' as const,
      title: decided === 'chosen' ? `${recruitment.title}에 선정되셨습니다.` : `${recruitment.title}의 결과를 발표했습니다.`,
      link: `${FORM_PAGE}/detail?recruitId=${recruitSeq}`,
      key: `recruit:${seq}:announced` as const,
    })),
  )
  const chosen = told.filter((one) => one.decision === 'chosen').length
  const passed = told.length - chosen
  ctx.audit('recruit.announce', `recruitment:${recruitSeq}`, { chosen, passed }, told)
  return { item: { chosen, passed } }
})
