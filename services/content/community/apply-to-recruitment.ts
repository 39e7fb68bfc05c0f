import { isDeepStrictEqual } from 'node:util'
import * as contracts from '@/schemas/api/content/community'
import { FORM_PAGE } from '@/schemas/rules/content/recruit-application'
import { doneLine } from '@/services/auth/domain/done-line'
import { recruitApplications } from '@/services/db/tables/community'
import { raiseAlarm } from '@/services/alarms/alarms'
import { operation } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { checkedAnswers } from './checked-answers'
import { isOwnApplication } from './is-own-application'
import { recruitmentState } from './recruitment-state'

/** The index decides between two that arrive together (decision 11). */
export const applyToRecruitment = operation(contracts.applyToRecruitment, async ({ recruitId, answers: sent }, ctx) => {
  const { db, siteId, now, session } = ctx
  const state = await recruitmentState(ctx, recruitId)
  if (!state) throw ctx.fail('missing')
  if (state === 'upcoming') throw ctx.fail('upcoming')
  if (state !== 'open') throw ctx.fail('closed')
  const answers = await checkedAnswers(ctx, sent)
  const { memberNo } = session.user!
  const [added] = await db
    .insert(recruitApplications)
    .values({ siteId, recruitSeq: recruitId, memberNo, answers, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [recruitApplications.recruitSeq, recruitApplications.memberNo] })
    .returning({ applicationSeq: recruitApplications.applicationSeq })
  if (!added) {
    const [known] = await db.select().from(recruitApplications).where(isOwnApplication(ctx, recruitId))
    if (!known || !isDeepStrictEqual(known.answers, answers)) throw ctx.fail('twice')
  } else {
    const { applicationSeq: seq } = added
    await raiseNews(ctx, { kind: 'recruit', key: `recruit:${seq}`, number: seq, link: `/ice_builder/community?recruit=${recruitId}` })
    await raiseAlarm(ctx, {
      memberNo,
      kind: 'event',
      title: '결모임 지원서를 받았습니다. 발표하는 날 결과를 알려 드립니다.',
      link: `${FORM_PAGE}/detail?recruitId=${recruitId}`,
      key: `recruit:${seq}:asked`,
    })
  }
  return { cookies: [await doneLine(FORM_PAGE, now)] }
})
