'use client'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { ANSWER_MAX, answerReviews, type browseReviews } from '@/schemas/api/store/review-desk'
import { USUAL_ANSWERS } from '@/schemas/rules/store/answer-places'
import { bulkDone } from '../../_parts/desk/bulk-done'
import type { DeskBulkDialogProps } from '../../_parts/desk/desk-definition'
import { AnswerSeveral } from '../_parts/answer-several'
import { namedReview } from './named-review'

/** One answer to several reviews. */
export const AnswerReviews = ({ rows, onDone, onClose }: DeskBulkDialogProps<Listed<typeof browseReviews>>) => (
  <AnswerSeveral
    title="고른 후기에 답글을 답니다"
    text={`고른 후기 ${rows.length}건에 같은 답글을 답니다. 이미 답글이 있거나 숨긴 후기는 그대로 둡니다.`}
    label="답글"
    most={ANSWER_MAX}
    usual={USUAL_ANSWERS.review}
    example={rows[0]!}
    onSend={async (answer) => {
      const { item } = await call(answerReviews, { reviewSeqs: rows.map(({ reviewSeq }) => reviewSeq), answer })
      onDone(bulkDone(namedReview, rows, item, (changed) => `후기 ${changed}건에 답글을 달았습니다.`))
    }}
    onClose={onClose}
  />
)
