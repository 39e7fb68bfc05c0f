import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { dropPrivateQuestions } from './drop-private-questions'
import { memberTable, ofMember, OMITTED, WITHOUT_AUTHOR, type MemberTable } from '@/services/parts/member-table'

const OF_STAFF = '판매자가 적은 내용'
const REVIEWED = '담당자가 신고를 살핀 기록'

/** What a member wrote and asked about goods. */
export const voiceMemberData: readonly MemberTable[] = [
  memberTable(goodsReviews, {
    title: '상품 후기',
    rowsOf: ofMember(goodsReviews.memberNo),
    fields: {
      goodsId: '상품',
      shownName: '표시된 이름',
      choices: '옵션',
      stars: '별점',
      contents: '내용',
      photos: '사진',
      points: '적립한 포인트',
      reportCnt: '신고 수',
      hiddenAt: '운영자가 숨긴 때',
      deletedAt: '삭제한 때',
      postedAt: '쓴 때',
      updatedAt: '고친 때',
    },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      reviewSeq: OMITTED.serial,
      lineSeq: OMITTED.serial,
      answer: OF_STAFF,
      answeredAt: OF_STAFF,
      answeredBy: OF_STAFF,
      reportedAt: '다른 회원이 신고한 때',
      reviewedAt: REVIEWED,
      reviewReason: REVIEWED,
    },
    erasure: { how: 'empty', set: WITHOUT_AUTHOR, tag: ['goods-reviews', goodsReviews.goodsId] },
  }),
  memberTable(reviewHelps, {
    title: '도움이 됐다고 표시한 상품 후기',
    rowsOf: ofMember(reviewHelps.memberNo),
    fields: { helpedAt: '표시한 때' },
    omitted: { siteId: OMITTED.site, memberNo: OMITTED.ownNumber, reviewSeq: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
  memberTable(goodsQuestions, {
    title: '상품 문의',
    rowsOf: ofMember(goodsQuestions.memberNo),
    fields: {
      goodsId: '상품',
      shownName: '표시된 이름',
      contents: '내용',
      privateWords: '비밀글의 내용과 답변',
      answeredAt: '답변이 달린 때',
      hiddenAt: '운영자가 숨긴 때',
      postedAt: '쓴 때',
      updatedAt: '고친 때',
    },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      questionSeq: OMITTED.serial,
      answer: OF_STAFF,
      answeredBy: OF_STAFF,
      hiddenReason: '담당자가 적은 숨긴 사유',
      version: '서로 다른 화면에서 함께 고치지 않게 하는 값',
    },
    // Nobody but the member could ever read a private question: it goes with them.
    erasure: {
      how: 'empty',
      set: { ...WITHOUT_AUTHOR, privateWords: null },
      tag: ['goods-questions', goodsQuestions.goodsId],
      first: dropPrivateQuestions,
    },
  }),
]
