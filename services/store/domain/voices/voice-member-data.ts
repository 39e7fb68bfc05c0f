import { eq } from 'drizzle-orm'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goodsReviews } from '@/services/db/tables/reviews'
import { dropPrivateQuestions } from './drop-private-questions'
import { memberTable, type MemberTable } from '@/services/kit/member-table'

const SITE = '어느 사이트의 기록인지 나타내는 설정값'
const SERIAL = '기록을 구분하는 번호'
const OWN_NUMBER = '회원 정보에 한 번 싣는 회원 번호'
const OF_STAFF = '판매자가 적은 내용'
const REVIEWED = '담당자가 신고를 살핀 기록'
/** Displayed as withdrawn (schemas/rules/base/author-name.ts). */
const GONE = { memberNo: null, shownName: '' }

/** What a member wrote and asked about goods. */
export const REVIEW_TABLES: readonly MemberTable[] = [
  memberTable(goodsReviews, {
    title: '상품 후기',
    rowsOf: ({ memberNo }) => eq(goodsReviews.memberNo, memberNo),
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
      siteId: SITE,
      memberNo: OWN_NUMBER,
      reviewSeq: SERIAL,
      lineSeq: SERIAL,
      answer: OF_STAFF,
      answeredAt: OF_STAFF,
      answeredBy: OF_STAFF,
      reportedAt: '다른 회원이 신고한 때',
      reviewedAt: REVIEWED,
      reviewReason: REVIEWED,
    },
    erasure: { how: 'empty', set: GONE, tag: ['goods-reviews', goodsReviews.goodsId] },
  }),
  memberTable(goodsQuestions, {
    title: '상품 문의',
    rowsOf: ({ memberNo }) => eq(goodsQuestions.memberNo, memberNo),
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
      siteId: SITE,
      memberNo: OWN_NUMBER,
      questionSeq: SERIAL,
      answer: OF_STAFF,
      answeredBy: OF_STAFF,
      hiddenReason: '담당자가 적은 숨긴 사유',
      version: '서로 다른 화면에서 함께 고치지 않게 하는 값',
    },
    // Nobody but the member could ever read a private question: it goes with them.
    erasure: {
      how: 'empty',
      set: { ...GONE, privateWords: null },
      tag: ['goods-questions', goodsQuestions.goodsId],
      first: dropPrivateQuestions,
    },
  }),
]
