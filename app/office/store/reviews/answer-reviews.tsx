'use client'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { ANSWER_MAX, answerReviews, type browseReviews } from '@/schemas/api/store/review-desk'
import { USUAL_ANSWERS } from '@/schemas/rules/store/answer-places'
import { whyReviewStays } from '@/schemas/rules/store/why-review-stays'
import { bulkDone } from '../../_parts/desk/bulk-done'
import type { DeskBulkDialogProps } from '../../_parts/desk/desk-definition'
import { stayingRows } from '../../_parts/desk/staying-rows'
import { AnswerSeveral } from '../_parts/answer-several'
import { namedReview } from './named-review'

/** One answer to several reviews. */
export const AnswerReviews = ({ rows, onDone, onClose }: DeskBulkDialogProps<Listed<typeof browseReviews>>) => {
  const staying = stayingRows(rows, { nameOf: namedReview.nameOf, why: (row) => whyReviewStays('answer', row) })
  const first = rows.find((row) => whyReviewStays('answer', row) === undefined) ?? rows[0]!
  return (
    <AnswerSeveral
      title="고른 후기에 답글을 답니다"
      text={`후기 ${rows.length - staying.length}건에 같은 답글을 답니다.`}
      label="답글"
      most={ANSWER_MAX}
      usual={USUAL_ANSWERS.review}
      what="후기"
      staying={staying}
      example={first}
      onSend={async (answer) => {
        const { item } = await call(answerReviews, { reviewSeqs: rows.map(({ reviewSeq }) => reviewSeq), answer })
        onDone(bulkDone(namedReview, rows, item, (changed) => `후기 ${changed}건에 답글을 달았습니다.`))
      }}
      onClose={onClose}
    />
  )
}
