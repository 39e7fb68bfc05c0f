import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk-asks'
import { ASK_WORDS } from '@/schemas/rules/consulting/asks'
import { staff } from '@/services/db/tables/auth'
import { consultationAsks, consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { tellPerson } from '../domain/tell-person'
import { whoseRequest } from '../domain/whose-request'
import { isRequest, requireRow } from './desk-row'

/** Of two who answer at once the second is told. */
export const settleConsultationAsk = operation(
  contracts.settleConsultationAsk,
  async ({ counselSeq, askSeq, outcome: state, answer }, ctx) => {
    const { db, now, session } = ctx
    const { request } = await requireRow(ctx, counselSeq)
    const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, session.staff!.id))
    const [ask] = await db
      .update(consultationAsks)
      .set({ state, answer: answer.trim(), staffName: person?.name ?? '', answeredAt: now })
      .where(and(eq(consultationAsks.counselSeq, counselSeq), eq(consultationAsks.askSeq, askSeq), eq(consultationAsks.state, 'waiting')))
      .returning()
    if (!ask) throw ctx.fail('settled')
    const changed =
      state === 'refused'
        ? {}
        : ask.kind === 'move'
          ? { startDt: ask.startDt, endDt: ask.endDt }
          : ask.kind === 'cancel'
            ? { closedAt: now, dueAt: null }
            : {}
    if (Object.keys(changed).length > 0)
      await db
        .update(consultations)
        .set({ ...changed, version: sql`${consultations.version} + 1`, updatedAt: now })
        .where(isRequest(ctx, counselSeq))
    ctx.audit('consultation.settle', `consultation:${counselSeq}`, { askSeq, kind: ask.kind, state }, [whoseRequest(request)])
    await tellPerson(ctx, request, `ask:${askSeq}`, `보내신 ‘${ASK_WORDS[ask.kind]}’에 담당자가 답했습니다.`)
    return {}
  },
)
