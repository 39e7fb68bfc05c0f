'use client'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { answerQuestions, type browseQuestions } from '@/schemas/api/store/question-desk'
import { USUAL_ANSWERS } from '@/schemas/rules/store/answer-places'
import { QUESTION_ANSWER_MAX } from '@/schemas/rules/store/question-fault'
import { whyQuestionStays } from '@/schemas/rules/store/why-question-stays'
import { bulkDone } from '../../_parts/desk/bulk-done'
import type { DeskBulkDialogProps } from '../../_parts/desk/desk-definition'
import { stayingRows } from '../../_parts/desk/staying-rows'
import { AnswerSeveral } from '../_parts/answer-several'
import { namedQuestion } from './named-question'
import { stateOfQuestion } from './state-of-question'

/** One answer to several questions. */
export const AnswerQuestions = ({ rows, onDone, onClose }: DeskBulkDialogProps<Listed<typeof browseQuestions>>) => {
  const staying = stayingRows(rows, { nameOf: namedQuestion.nameOf, why: (row) => whyQuestionStays('answer', stateOfQuestion(row)) })
  const first = rows.find((row) => whyQuestionStays('answer', stateOfQuestion(row)) === undefined) ?? rows[0]!
  return (
    <AnswerSeveral
      title="고른 문의에 답변합니다"
      text={`문의 ${rows.length - staying.length}건에 같은 답변을 답니다. 비밀글의 답변은 문의한 분만 읽습니다.`}
      label="답변"
      most={QUESTION_ANSWER_MAX}
      usual={USUAL_ANSWERS.question}
      what="문의"
      staying={staying}
      example={first}
      onSend={async (answer) => {
        const questions = rows.map(({ questionSeq, version }) => ({ questionSeq, version }))
        const { item } = await call(answerQuestions, { questions, answer })
        onDone(bulkDone(namedQuestion, rows, item, (changed) => `문의 ${changed}건에 답변을 달았습니다.`))
      }}
      onClose={onClose}
    />
  )
}
