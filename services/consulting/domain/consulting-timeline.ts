import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { consultationMessages, consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const path = (counselSeq: number): string => `/ice_builder/consultations/${counselSeq}`

const requested: TimelinePart = {
  id: 'consultation',
  kind: 'consultation',
  right: 'consultations',
  find: ({ siteId }, memberNo) =>
    happenings(
      consultations,
      consultations.counselSeq,
      consultations.createdAt,
      and(eq(consultations.siteId, siteId), eq(consultations.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const { counselSeq, type, stage, score } = consultations
    const rows = await db
      .select({ counselSeq, type, stage, score, shop: shops.shopName })
      .from(consultations)
      .leftJoin(shops, eq(shops.shopId, consultations.shopId))
      .where(inArray(counselSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.counselSeq,
      (row) => ({
        words: `${TYPE_WORDS[row.type]} 신청`,
        detail: [`상담 ${row.counselSeq}`, row.shop ?? '', row.score === null ? '' : `평가 ${row.score}점`].filter(Boolean).join(', '),
        state: STAGE_WORDS[row.stage],
        path: path(row.counselSeq),
      }),
    )
  },
}

/** What both sides wrote to each other; a note of staff is read in the consultation. */
const written: TimelinePart = {
  id: 'consultation-message',
  kind: 'consultation',
  right: 'consultations',
  find: ({ db, siteId }, memberNo) =>
    happenings(
      consultationMessages,
      consultationMessages.messageSeq,
      consultationMessages.postedAt,
      and(
        ne(consultationMessages.writtenBy, 'note'),
        exists(
          db
            .select({ one: sql`1` })
            .from(consultations)
            .where(
              and(
                eq(consultations.siteId, siteId),
                eq(consultations.memberNo, memberNo),
                eq(consultations.counselSeq, consultationMessages.counselSeq),
              ),
            ),
        ),
      ),
    ),
  async tell({ db }, ids) {
    const { messageSeq, counselSeq, writtenBy, staffName } = consultationMessages
    const rows = await db
      .select({ messageSeq, counselSeq, writtenBy, staffName })
      .from(consultationMessages)
      .where(inArray(messageSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.messageSeq,
      (row) => ({
        words: row.writtenBy === 'staff' ? `상담 ${row.counselSeq}에 답변` : `회원이 상담 ${row.counselSeq}에 글을 남김`,
        detail: row.staffName,
        path: path(row.counselSeq),
      }),
    )
  },
}

export const consultingTimeline: readonly TimelinePart[] = [requested, written]
