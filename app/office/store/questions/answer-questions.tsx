'use client'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { answerQuestions, type browseQuestions } from '@/schemas/api/store/question-desk'
import { USUAL_ANSWERS } from '@/schemas/rules/store/answer-places'
import { QUESTION_ANSWER_MAX } from '@/schemas/rules/store/question-fault'
import { bulkDone } from '../../_parts/desk/bulk-done'
import type { DeskBulkDialogProps } from '../../_parts/desk/desk-definition'
import { AnswerSeveral } from '../_parts/answer-several'
import { namedQuestion } from './named-question'

/** One answer to several questions. */
export const AnswerQuestions = ({ rows, onDone, onClose }: DeskBulkDialogProps<Listed<typeof browseQuestions>>) => (
  <AnswerSeveral
    title="고른 문의에 답변합니다"
    text={`고른 문의 ${rows.length}건에 같은 답변을 답니다. 이미 답변했거나 숨긴 문의는 그대로 둡니다. 비밀글의 답변은 문의한 분만 읽습니다.`}
    label="답변"
    most={QUESTION_ANSWER_MAX}
    usual={USUAL_ANSWERS.question}
    example={rows[0]!}
    onSend={async (answer) => {
      const questions = rows.map(({ questionSeq, version }) => ({ questionSeq, version }))
      const { item } = await call(answerQuestions, { questions, answer })
      onDone(bulkDone(namedQuestion, rows, item, (changed) => `문의 ${changed}건에 답변을 달았습니다.`))
    }}
    onClose={onClose}
  />
)
