import type { ReactNode } from 'react'
import { formatDate } from '@/schemas/words/dates'
import type { Question } from '@/schemas/api/store/questions'

interface Props {
  question: Question
  /** Above its words: the goods that it is about, on the page of the member's own. */
  head?: ReactNode
  actions?: ReactNode
}

/** One question with the answer of the shop; of somebody else's private one its days alone. */
export function QuestionItem({ question, head, actions }: Props) {
  const { MEMBER_NAME: name, CONTENTS, privateYn, answeredYn, answer, ANSWER_DT, REG_DT } = question
  const isClosed = privateYn === 'Y' && !CONTENTS
  return (
    <>
      {head}
      <div className="flex items-start justify-between gap-4">
        <p className="meta text-small text-ink-mute">
          <b className="font-semibold text-ink">{answeredYn === 'Y' ? '답변 완료' : '답변 대기'}</b>
          {name && <span>{name}</span>}
          <time dateTime={REG_DT}>{formatDate(REG_DT)}</time>
          {privateYn === 'Y' && !isClosed && <span>비밀글</span>}
        </p>
        {actions}
      </div>
      <p className={`mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line ${isClosed ? 'text-ink-mute' : 'text-ink-soft'}`}>
        {isClosed ? '비밀글입니다.' : CONTENTS}
      </p>
      {answer && (
        <div className="mt-4 rounded-sm bg-surface px-4 py-3">
          <p className="meta text-small text-ink-mute">
            <b className="font-semibold text-ink">판매자 답변</b>
            <time dateTime={ANSWER_DT}>{formatDate(ANSWER_DT)}</time>
          </p>
          <p className="mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">{answer}</p>
        </div>
      )}
    </>
  )
}
