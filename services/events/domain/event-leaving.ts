import { and, eq, isNull, ne } from 'drizzle-orm'
import { eventEntries, eventForms, eventReplies, eventReviews } from '@/services/db/tables/events'
import { eventPrizes } from '@/services/db/tables/draws'
import { counted, type LeavingPart } from '@/services/parts/read-leaving'

/** An entry still counts for the places of its event, but nobody can be told any more that it won. */
export const eventLeaving: LeavingPart = async ({ db, siteId }, memberNo) => {
  const entries = await db.$count(
    eventEntries,
    and(eq(eventEntries.siteId, siteId), eq(eventEntries.memberNo, memberNo), eq(eventEntries.kind, 'apply')),
  )
  const forms = await db.$count(eventForms, and(eq(eventForms.siteId, siteId), eq(eventForms.memberNo, memberNo)))
  const prizes = await db.$count(
    eventPrizes,
    and(eq(eventPrizes.siteId, siteId), eq(eventPrizes.memberNo, memberNo), ne(eventPrizes.state, 'declined')),
  )
  const replies = await db.$count(
    eventReplies,
    and(eq(eventReplies.siteId, siteId), eq(eventReplies.memberNo, memberNo), isNull(eventReplies.deletedAt)),
  )
  const reviews = await db.$count(
    eventReviews,
    and(eq(eventReviews.siteId, siteId), eq(eventReviews.memberNo, memberNo), isNull(eventReviews.deletedAt)),
  )
  return {
    gone: [
      ...counted(entries, (number) => `이벤트 응모 ${number}건의 내용(당첨되어도 연락드릴 수 없습니다)`),
      ...counted(prizes, (number) => `이벤트 당첨 ${number}건과 받으실 주소(아직 받지 못하신 경품은 보내 드릴 수 없습니다)`),
      ...counted(forms, (number) => `이벤트 신청서 ${number}건`),
    ],
    stays: [...counted(replies, (number) => `이벤트 댓글 ${number}개`), ...counted(reviews, (number) => `이벤트 후기 ${number}개`)],
  }
}
