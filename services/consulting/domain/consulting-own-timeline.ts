import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { withParticle } from '@/lib/particle'
import { ASK_STATE_WORDS, ASK_WORDS, quoteUntil } from '@/schemas/rules/consulting/asks'
import { consultationPath } from '@/schemas/rules/consulting/consultation-path'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { formatPeriod } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import {
  consultationAsks,
  consultationFiles,
  consultationMessages,
  consultations,
  consultationStages,
} from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import type { Ctx } from '@/services/kit/service'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'

const NAME = '상담'
const LABEL = '상담 보기'

const own = ({ siteId }: Pick<Ctx, 'siteId'>, memberNo: string): SQL =>
  and(eq(consultations.siteId, siteId), eq(consultations.memberNo, memberNo))!

const ofOwn = (ctx: Ctx, memberNo: string, counselSeq: PgColumn): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(consultations)
      .where(and(own(ctx, memberNo), eq(consultations.counselSeq, counselSeq))),
  )

const requested: OwnPart = {
  id: 'consultation',
  kind: 'consultation',
  find: (ctx, memberNo) => happenings(consultations, consultations.counselSeq, consultations.createdAt, own(ctx, memberNo)),
  async tell({ db }, ids) {
    const { counselSeq, type, stage, closedAt } = consultations
    const rows = await db
      .select({ counselSeq, type, stage, closedAt, shop: shops.shopName })
      .from(consultations)
      .leftJoin(shops, eq(shops.shopId, consultations.shopId))
      .where(inArray(counselSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.counselSeq),
        {
          name: NAME,
          words: `${withParticle(TYPE_WORDS[row.type], '을/를')} 신청했습니다`,
          detail: row.shop ? `${row.shop}에서 맡고 있습니다.` : '맡을 곳을 정하고 있습니다.',
          state: row.closedAt ? '취소됨' : `${STAGE_WORDS[row.stage]} 단계`,
          tone: row.closedAt ? ('over' as const) : ('done' as const),
          path: consultationPath(row.counselSeq),
          label: LABEL,
        },
      ]),
    )
  },
}

/** Each stage after the first, at which a request is when it is made. */
const moved: OwnPart = {
  id: 'consultation-stage',
  kind: 'consultation',
  find: (ctx, memberNo) =>
    happenings(
      consultationStages,
      consultationStages.id,
      consultationStages.startedAt,
      and(ne(consultationStages.stage, 'discussion'), ofOwn(ctx, memberNo, consultationStages.counselSeq)),
    ),
  async tell({ db }, ids) {
    const { id, stage, staffName, counselSeq } = consultationStages
    const rows = await db
      .select({ id, stage, staffName, counselSeq, now: consultations.stage })
      .from(consultationStages)
      .innerJoin(consultations, eq(consultations.counselSeq, counselSeq))
      .where(inArray(id, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.id),
        {
          name: row.stage === 'construct' ? '시공' : NAME,
          words: `${withParticle(STAGE_WORDS[row.stage], '으로/로')} 넘어갔습니다`,
          detail: [`상담 ${row.counselSeq}번`, row.staffName && `담당 ${row.staffName}`].filter(Boolean).join(', '),
          state: row.stage === row.now ? '지금 단계' : '지난 단계',
          tone: 'done' as const,
          path: consultationPath(row.counselSeq),
          label: LABEL,
        },
      ]),
    )
  },
}

/** What staff wrote to the member; notes are theirs alone. */
const answered: OwnPart = {
  id: 'consultation-message',
  kind: 'consultation',
  find: (ctx, memberNo) =>
    happenings(
      consultationMessages,
      consultationMessages.messageSeq,
      consultationMessages.postedAt,
      and(eq(consultationMessages.writtenBy, 'staff'), ofOwn(ctx, memberNo, consultationMessages.counselSeq)),
    ),
  async tell({ db }, ids) {
    const { messageSeq, counselSeq, staffName } = consultationMessages
    const rows = await db
      .select({ messageSeq, counselSeq, staffName })
      .from(consultationMessages)
      .where(inArray(messageSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.messageSeq),
        {
          name: NAME,
          words: '담당자의 글이 왔습니다',
          detail: [`상담 ${row.counselSeq}번`, row.staffName].filter(Boolean).join(', '),
          state: '답변',
          tone: 'done' as const,
          path: `${consultationPath(row.counselSeq)}#talk`,
          label: '글 보기',
        },
      ]),
    )
  },
}

/** A quote that staff attached. While it waits for an answer it stands at the last moment for it (`quoteUntil`). */
const quoted: OwnPart = {
  id: 'quote',
  kind: 'consultation',
  find(ctx, memberNo) {
    const { fileKey, createdAt, byStaff, stage, part } = consultationFiles
    const until = sql`((date_trunc('day', ${createdAt} at time zone 'Asia/Seoul') + interval '8 days') at time zone 'Asia/Seoul' - interval '1 second')`
    const isAnswered = exists(
      ctx.db
        .select({ one: sql`1` })
        .from(consultationAsks)
        .where(and(eq(consultationAsks.counselSeq, consultationFiles.counselSeq), eq(consultationAsks.quoteKey, fileKey))),
    )
    const waits = and(eq(consultations.stage, 'estimation'), isNull(consultations.closedAt), not(isAnswered), gt(until, ctx.now))
    return sql`select ${fileKey} as id, case when ${waits} then ${until} else ${createdAt} end as at from ${consultations} join ${consultationFiles} on ${consultationFiles.counselSeq} = ${consultations.counselSeq} where ${and(own(ctx, memberNo), eq(byStaff, true), eq(stage, 'estimation'), eq(part, 'document'))}`
  },
  async tell({ db, now }, ids) {
    const { fileKey, createdAt, counselSeq } = consultationFiles
    const rows = await db
      .select({
        fileKey,
        createdAt,
        counselSeq,
        stage: consultations.stage,
        closedAt: consultations.closedAt,
        answer: consultationAsks.kind,
      })
      .from(consultationFiles)
      .innerJoin(consultations, eq(consultations.counselSeq, counselSeq))
      .leftJoin(consultationAsks, eq(consultationAsks.quoteKey, fileKey))
      .where(inArray(fileKey, [...ids]))
    return new Map(
      rows.map((row) => {
        const until = quoteUntil(row.createdAt)
        const waits = row.stage === 'estimation' && row.closedAt === null && row.answer === null && until > now
        return [
          row.fileKey,
          {
            name: NAME,
            words: '견적서가 왔습니다',
            detail: `상담 ${row.counselSeq}번`,
            state: row.answer ? ASK_WORDS[row.answer] : waits ? '답을 기다림' : '견적',
            tone: waits ? ('waits' as const) : ('done' as const),
            answerBy: waits ? until : undefined,
            path: `${consultationPath(row.counselSeq!)}${waits ? '#asks' : ''}`,
            label: '견적서 보기',
          },
        ]
      }),
    )
  },
}

/** What staff answered to what the member asked. */
const settled: OwnPart = {
  id: 'consultation-ask',
  kind: 'consultation',
  find: (ctx, memberNo) =>
    sql`select ${consultationAsks.askSeq}::text as id, ${consultationAsks.answeredAt} as at from ${consultationAsks} where ${and(isNotNull(consultationAsks.answeredAt), ofOwn(ctx, memberNo, consultationAsks.counselSeq))}`,
  async tell({ db }, ids) {
    const { askSeq, kind, state, counselSeq } = consultationAsks
    const rows = await db
      .select({ askSeq, kind, state, counselSeq })
      .from(consultationAsks)
      .where(inArray(askSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.askSeq),
        {
          name: NAME,
          words: `‘${ASK_WORDS[row.kind]}’에 담당자가 답했습니다`,
          detail: `상담 ${row.counselSeq}번`,
          state: ASK_STATE_WORDS[row.state],
          tone: row.state === 'refused' ? ('over' as const) : ('done' as const),
          path: `${consultationPath(row.counselSeq)}#asks`,
          label: '답 보기',
        },
      ]),
    )
  },
}

const AGREED: readonly Stage[] = ['contract', 'construct']

/** The first day of work that was agreed on. */
const works: OwnPart = {
  id: 'work',
  kind: 'consultation',
  find: (ctx, memberNo) =>
    sql`select ${consultations.counselSeq}::text as id, ((${consultations.startDt} || 'T00:00:00+09:00')::timestamptz) as at from ${consultations} where ${and(own(ctx, memberNo), inArray(consultations.stage, [...AGREED]), isNull(consultations.closedAt), gte(consultations.startDt, seoulDay(ctx.now)))}`,
  async tell({ db }, ids) {
    const { counselSeq, startDt, endDt, stage } = consultations
    const rows = await db
      .select({ counselSeq, startDt, endDt, stage, shop: shops.shopName })
      .from(consultations)
      .leftJoin(shops, eq(shops.shopId, consultations.shopId))
      .where(inArray(counselSeq, numbersOf(ids)))
    return new Map(
      rows.map((row) => [
        String(row.counselSeq),
        {
          name: '시공',
          words: '시공 예정',
          detail: [formatPeriod(row.startDt, row.endDt), row.shop ?? ''].filter(Boolean).join(', '),
          state: `${STAGE_WORDS[row.stage]} 단계`,
          tone: 'coming' as const,
          isDay: true as const,
          ...(row.endDt > row.startDt ? { until: row.endDt } : {}),
          path: consultationPath(row.counselSeq),
          label: LABEL,
        },
      ]),
    )
  },
}

export const consultingOwnTimeline: readonly OwnPart[] = [requested, moved, answered, quoted, settled, works]
