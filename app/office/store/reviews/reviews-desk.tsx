import { Eye, EyeOff, MessageSquareReply, type LucideIcon } from 'lucide-react'
import { call } from '@/schemas/api/base/call'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import { answerReview, browseReviews, decideReview, decideReviews } from '@/schemas/api/store/review-desk'
import { whyReviewStays } from '@/schemas/rules/store/why-review-stays'
import { bulkDone } from '@/app/office/_parts/desk/bulk-done'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import type { DeskBulkAct } from '@/app/office/_parts/desk/desk-definition'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { GoodsLine } from '../_parts/goods-line'
import { AnswerReviews } from './answer-reviews'
import { namedReview } from './named-review'

const several = (
  decision: 'hide' | 'leave' | 'show',
  words: string,
  icon: LucideIcon,
  after: string,
): DeskBulkAct<typeof browseReviews> => ({
  ...{ id: decision, words, icon, act: 'publish', most: MOST_AT_ONCE },
  stays: (row) => whyReviewStays(decision, row),
  ask: {
    title: `고른 후기: ${words}`,
    text: (count) => `후기 ${count}건이 바뀝니다. 별점과 후기 수도 그에 맞게 바뀝니다.`,
    label: `${words} 사유`,
    words,
    busyWords: '저장하는 중입니다',
  },
  async send(rows, reason) {
    const { item } = await call(decideReviews, { reviewSeqs: rows.map(({ reviewSeq }) => reviewSeq), decision, reason })
    return bulkDone(namedReview, rows, item, (changed) => `후기 ${changed}건을 ${after}`)
  },
})

/** Reviews of goods: reported ones to decide, all others to answer or to hide. */
export const reviewsDesk = defineDesk({
  id: 'reviews',
  title: '상품 후기',
  unit: '건',
  what: '후기',
  contract: browseReviews,
  idOf: namedReview.idOf,
  nameOf: ({ author }) => `${author}의 후기`,
  sorts: { postedAt: 'desc' },
  rows: 'text',
  states: {
    words: { reported: '살필 것', hidden: '숨김', shown: '보임' },
    dots: { reported: 'bg-warning-500', hidden: 'bg-danger', shown: 'bg-success' },
    of: ({ state }) => state,
    width: 'w-64 max-lg:w-48',
    note: ({ reportCnt, reasons, reviewReason }) => (
      <>
        {reportCnt > 0 && <p className="mt-1 tabular-nums">신고 {reportCnt.toLocaleString('ko-KR')}번</p>}
        <ul className={QUIET}>
          {reasons.map((reason, i) => (
            <li key={`${i} ${reason}`}>{reason}</li>
          ))}
        </ul>
        {reviewReason && <p className={`mt-1 ${QUIET}`}>{reviewReason}</p>}
      </>
    ),
  },
  search: { label: '후기 찾기', placeholder: '후기나 상품 이름으로 찾기' },
  savedViews: 'reviews',
  columns: [
    {
      id: 'contents',
      header: '후기',
      isRowHeader: true,
      className: 'font-normal wrap-anywhere max-md:col-span-2',
      cell: ({ contents, author, stars, goodsId, goodsName, photos, answer }) => (
        <>
          <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
          <p className={`mt-1 ${QUIET}`}>
            별점 {stars}점 · {author}
            {photos.length > 0 && ` · 사진 ${photos.length}장`}
          </p>
          <GoodsLine goodsId={goodsId} goodsName={goodsName} part="reviews" />
          {answer && <p className={`mt-1 ${QUIET}`}>답글: {answer}</p>}
        </>
      ),
    },
    'state',
    momentColumn('postedAt', '쓴 때'),
  ],
  acts: [
    {
      id: 'answer',
      words: ({ answer }) => (answer ? '답글 바꾸기' : '답글 달기'),
      icon: MessageSquareReply,
      act: 'write',
      for: ({ state }) => state !== 'hidden',
      ask: {
        title: '후기에 답글을 답니다',
        text: '상품 페이지의 후기 아래에 판매자 답글로 보입니다. 이미 단 답글은 새 답글로 바뀝니다.',
        label: '답글',
        words: '답글 달기',
        busyWords: '저장하는 중입니다',
      },
      send: ({ reviewSeq }, answer) => call(answerReview, { reviewSeq, answer }),
    },
    {
      id: 'hide',
      words: '숨기기',
      icon: EyeOff,
      act: 'publish',
      for: ({ state }) => state !== 'hidden',
      ask: {
        title: '후기를 숨깁니다',
        text: '방문자에게 보이지 않고, 별점과 후기 수에서도 빠집니다. 되돌릴 수 있습니다.',
        label: '숨기는 사유',
        words: '숨기기',
        busyWords: '숨기는 중입니다',
      },
      send: ({ reviewSeq }, reason) => call(decideReview, { reviewSeq, decision: 'hide', reason }),
    },
    {
      id: 'show',
      words: '다시 보이기',
      icon: Eye,
      act: 'publish',
      for: ({ state }) => state === 'hidden',
      ask: {
        title: '후기를 다시 보입니다',
        text: '방문자에게 다시 보이고, 별점과 후기 수에 들어갑니다.',
        label: '다시 보이는 사유',
        words: '다시 보이기',
        busyWords: '저장하는 중입니다',
      },
      send: ({ reviewSeq }, reason) => call(decideReview, { reviewSeq, decision: 'show', reason }),
    },
    {
      id: 'leave',
      words: '그대로 두기',
      icon: Eye,
      act: 'publish',
      for: ({ state }) => state === 'reported',
      ask: {
        title: '후기를 그대로 둡니다',
        text: '후기는 그대로 보이고 살필 것에서 빠집니다. 다시 신고되면 돌아옵니다.',
        label: '그대로 두는 사유',
        words: '그대로 두기',
        busyWords: '저장하는 중입니다',
      },
      send: ({ reviewSeq }, reason) => call(decideReview, { reviewSeq, decision: 'leave', reason }),
    },
  ],
  bulk: {
    all: '이 페이지의 후기 모두 고르기',
    one: ({ author, reviewSeq }) => `${author}의 후기 ${reviewSeq} 고르기`,
    line: '고른 후기',
    nameOf: namedReview.nameOf,
    acts: [
      {
        ...{ id: 'answer', words: '답글 달기', icon: MessageSquareReply, act: 'write', most: MOST_AT_ONCE },
        for: (rows) => rows.some((row) => whyReviewStays('answer', row) === undefined),
        dialog: AnswerReviews,
      },
      several('hide', '숨기기', EyeOff, '숨겼습니다.'),
      several('show', '다시 보이기', Eye, '다시 보입니다.'),
      several('leave', '그대로 두기', Eye, '그대로 두었습니다.'),
    ],
  },
  nothing: { title: '아직 상품 후기가 없습니다.', text: '상품을 받은 회원이 후기를 쓰면 여기에 모입니다.' },
})
