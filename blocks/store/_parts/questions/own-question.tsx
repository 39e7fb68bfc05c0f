'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { removeGoodsQuestion, type listMyGoodsQuestions } from '@/schemas/api/store/questions'
import { readReplyDraft } from '@/blocks/base/_parts/replies/reply-drafts'
import { ReplyAction } from '@/blocks/base/_parts/replies/reply-action'
import { questionField, QuestionForm } from './question-form'
import { QuestionItem } from './question-item'

export type OwnQuestionOf = Listed<typeof listMyGoodsQuestions>

interface Props {
  id: string
  question: OwnQuestionOf
  head?: ReactNode
  /** Where a login leads back to. */
  place: string
  /** The form was put away: the focus goes back to the question. */
  onClosed: () => void
  /** @param questionSeq of the one that was mended; undefined for one that is gone. */
  onChanged: (questionSeq?: number) => void
}

/** A question of the member's own, to mend while nobody has answered, and to delete. */
export function OwnQuestion({ id, question, head, place, onClosed, onChanged }: Props) {
  const { QUESTION_SEQ: questionSeq, name, answeredYn, hiddenYn } = question
  const [isOpen, setOpen] = useState(false)
  const mayEdit = answeredYn === 'N'
  useEffect(() => {
    // What was being mended when the sign-in ended goes on where it was.
    if (mayEdit && location.hash === `#${place}`) void readReplyDraft(questionField(id)).then((draft) => draft && setOpen(true))
  }, [id, mayEdit, place])
  const remove = async () => {
    const text = mayEdit ? '되돌릴 수 없습니다.' : '답변도 함께 삭제되며 되돌릴 수 없습니다.'
    if ((await showConfirmDialog({ title: '이 문의를 삭제하시겠습니까?', text, okLabel: '삭제' })) !== 'ok') return
    try {
      showSnackbar((await call(removeGoodsQuestion, { questionSeq })).resultMessage)
      onChanged()
    } catch (error) {
      await sayFailure(error, { id: removeGoodsQuestion.id })
    }
  }
  if (isOpen)
    return (
      <>
        {head}
        <QuestionForm
          id={id}
          of={{ question }}
          place={place}
          onCancel={() => {
            setOpen(false)
            onClosed()
          }}
          onSaved={(saved) => {
            setOpen(false)
            onChanged(saved)
          }}
        />
      </>
    )
  return (
    <QuestionItem
      question={question}
      head={
        <>
          {head}
          {hiddenYn === 'Y' && <p className="mb-3 text-small text-danger">운영자가 숨긴 문의입니다. 다른 분에게는 보이지 않습니다.</p>}
        </>
      }
      actions={
        <span className="flex shrink-0">
          {mayEdit && (
            <ReplyAction of={`${name} 문의`} onPress={() => setOpen(true)}>
              고치기
            </ReplyAction>
          )}
          <ReplyAction of={`${name} 문의`} hasDialog onPress={() => void remove()}>
            삭제
          </ReplyAction>
        </span>
      }
    />
  )
}
