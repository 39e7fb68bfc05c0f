import { shops } from '@/services/db/tables/places'
import { eventPrizes } from '@/services/db/tables/draws'
import { PRIZE_STATE_WORDS } from '@/schemas/rules/events/prizes'
import {
  eventEntries,
  eventForms,
  eventReplies,
  eventReviews,
  events,
  eventUrls,
  shopRecommendations,
  surveyItems,
} from '@/services/db/tables/events'
import { memberTable, ofMember, OMITTED, WITHOUT_AUTHOR, type MemberTable } from '@/services/parts/member-table'

const own = { siteId: OMITTED.site, memberNo: OMITTED.ownNumber }
const names = { eventSeq: { table: events, key: events.eventSeq, name: events.eventName } }
const WRITING = {
  shownName: '표시된 이름',
  contents: '내용',
  reportCnt: '신고 수',
  hiddenAt: '운영자가 숨긴 때',
  deletedAt: '삭제한 때',
  postedAt: '쓴 때',
}
const REVIEWED = '담당자가 신고를 살핀 기록'
const REVIEW = { reportedAt: '다른 회원이 신고한 때', reviewedAt: REVIEWED, reviewReason: REVIEWED }

/** What a member entered, sent and wrote in events. */
export const eventMemberData: readonly MemberTable[] = [
  memberTable(eventReplies, {
    title: '이벤트 댓글',
    rowsOf: ofMember(eventReplies.memberNo),
    names,
    fields: { eventSeq: '이벤트', ...WRITING },
    omitted: { ...own, replySeq: OMITTED.serial, ...REVIEW },
    erasure: { how: 'empty', set: WITHOUT_AUTHOR, tag: ['event-replies', eventReplies.eventSeq] },
  }),
  memberTable(eventReviews, {
    title: '이벤트 후기',
    rowsOf: ofMember(eventReviews.memberNo),
    names,
    fields: { eventSeq: '이벤트', shownName: '표시된 이름', urls: '주소와 사진', deletedAt: '삭제한 때', postedAt: '쓴 때' },
    omitted: { ...own, reviewSeq: OMITTED.serial },
    erasure: { how: 'empty', set: WITHOUT_AUTHOR, tag: ['event-reviews', eventReviews.eventSeq] },
  }),
  memberTable(eventEntries, {
    title: '이벤트 참여',
    rowsOf: ofMember(eventEntries.memberNo),
    names: { ...names, surveySeq: { table: surveyItems, key: surveyItems.surveySeq, name: surveyItems.answer } },
    fields: {
      eventSeq: '이벤트',
      kind: '종류',
      applyType: '참여 방식',
      data01: '내용 1',
      data02: '내용 2',
      data03: '내용 3',
      surveySeq: '고른 답',
      eventAnswer: '적은 답',
      appliedAt: '참여한 때',
      hiddenAt: '내역에서 지운 때',
    },
    codes: { kind: { apply: '응모', share: '공유' } },
    omitted: { ...own, entrySeq: OMITTED.serial, slot: '한 번만 참여하게 하는 값' },
    // The entry still counts for the limit and the places of its event.
    erasure: { how: 'empty', set: { data01: '', data02: '', data03: '', eventAnswer: '' } },
  }),
  memberTable(eventPrizes, {
    title: '이벤트 당첨',
    rowsOf: ofMember(eventPrizes.memberNo),
    names,
    fields: {
      eventSeq: '이벤트',
      prize: '경품',
      won: '경품 금액(원)',
      wonAt: '당첨된 때',
      answerBy: '답할 마지막 때',
      state: '답',
      answer: '받는 곳',
      answeredAt: '답한 때',
    },
    codes: { state: PRIZE_STATE_WORDS },
    omitted: { ...own, prizeSeq: OMITTED.serial, drawSeq: OMITTED.serial, entrySeq: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
  memberTable(eventUrls, {
    title: '이벤트에 낸 주소',
    rowsOf: ofMember(eventUrls.memberNo),
    names,
    fields: { eventSeq: '이벤트', url: '주소', createdAt: '낸 때' },
    omitted: own,
    // An event accepts a URL once, from any member.
    erasure: { how: 'empty', set: { memberNo: null } },
  }),
  memberTable(eventForms, {
    title: '이벤트 신청서',
    rowsOf: ofMember(eventForms.memberNo),
    names,
    fields: { eventSeq: '이벤트', inflow: '유입', form: '신청 내용', createdAt: '낸 때' },
    omitted: { ...own, formSeq: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
  memberTable(shopRecommendations, {
    title: '추천한 매장',
    rowsOf: ofMember(shopRecommendations.memberNo),
    names: { ...names, shopId: { table: shops, key: shops.shopId, name: shops.shopName } },
    fields: { eventSeq: '이벤트', shopId: '매장', contents: '내용', createdAt: '추천한 때' },
    omitted: own,
    erasure: { how: 'delete' },
  }),
]
