import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { withParticle } from '@/lib/particle'
import { dueOf, mayMove, STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { consultations, consultationStages } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { publicHolidays } from '@/services/base/public-holidays'
import { tellPerson } from '../domain/tell-person'
import { conflictWith } from './conflict-with'
import { isRequest, requireRow } from './desk-row'
import { whoseRequest } from '../domain/whose-request'

/** The version decides between two who change a request at once: the second is told what the first did, and what they wanted. */
export const moveConsultation = operation(contracts.moveConsultation, async ({ counselSeq, stage, version, reason }, ctx) => {
  const { db, siteId, now } = ctx
  const { request, staffName } = await requireRow(ctx, counselSeq)
  const conflict = () => conflictWith(ctx, { counselSeq, version }, { what: 'move', to: STAGE_WORDS[stage] })
  if (request.version !== version) throw await conflict()
  if (!mayMove(request.stage, stage)) throw ctx.fail('notThere')
  const [changed] = await db
    .update(consultations)
    .set({ stage, dueAt: dueOf(stage, now, await publicHolidays(now)), version: version + 1, updatedAt: now })
    .where(and(isRequest(ctx, counselSeq), eq(consultations.version, version)))
    .returning({ version: consultations.version })
  if (!changed) throw await conflict()
  await db.insert(consultationStages).values({ siteId, counselSeq, stage, staffName: staffName ?? '', startedAt: now })
  const detail = { from: request.stage, to: stage, version: changed.version, ...(reason ? { reason: reason.trim() } : {}) }
  ctx.audit('consultation.move', `consultation:${counselSeq}`, detail, [whoseRequest(request)])
  await tellPerson(ctx, request, `stage:${changed.version}`, `신청하신 상담이 ${withParticle(STAGE_WORDS[stage], '으로/로')} 넘어갔습니다.`)
  return { item: changed }
})
