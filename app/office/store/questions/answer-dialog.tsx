'use client'
import { useState } from 'react'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Listed } from '@/schemas/api/base/contract'
import { answerQuestion, type browseQuestions } from '@/schemas/api/store/question-desk'
import { QUESTION_ANSWER_MAX } from '@/schemas/rules/store/question-fault'
import type { DeskDialogProps } from '../../_parts/desk/desk-definition'

/** The answer of the shop. What was not sent waits in the tab; an answer that another person wrote first is shown, and not overwritten unseen. */
export function AnswerDialog({ row, onConflict, onDone, onClose }: DeskDialogProps<Listed<typeof browseQuestions>>) {
  const { questionSeq, version, contents, privateYn, answer } = row
  const kept = useKeptText(`question:${questionSeq}`)
  const [started] = useState(answer)
  const [isTouched, setTouched] = useState(false)
  const text = isTouched ? kept.text : kept.text || started
  const form = useForm<'answer'>(async () => {
    if (text.trim() === '') return { answer: '답변을 입력해 주세요.' }
    if (!kept.text) kept.change(text)
    try {
      const { resultMessage } = await call(answerQuestion, { questionSeq, version, answer: text }, { key: `${kept.keyOf()}-${version}` })
      kept.change('')
      onDone(resultMessage)
    } catch (error) {
      if (error instanceof CallFailure && error.status === 409) await onConflict()
      throw error
    }
  }, ['answer'])
  return (
    <FormDialog
      title={started ? '답변을 고칩니다' : '문의에 답변합니다'}
      text={
        privateYn === 'Y'
          ? '비밀글입니다. 답변도 문의한 분과 운영자만 읽습니다.'
          : '상품 페이지의 문의 아래에 판매자 답변으로 곧바로 보입니다.'
      }
      wide
      isSafe
      form={form}
      words={started ? '답변 고치기' : '답변 달기'}
      busyWords="저장하는 중입니다"
      onClose={onClose}
    >
      <section aria-label="문의 내용" className="rounded-md bg-studio-100 px-3 py-2">
        <p className="whitespace-pre-line wrap-anywhere">{contents}</p>
      </section>
      {answer !== started && (
        <section aria-label="먼저 달린 답변" className="rounded-md border border-warning-500 px-3 py-2">
          <p className="font-semibold">먼저 달린 답변</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
          <p className="text-studio-text-mute">다시 저장하시면 이 답변이 아래에 입력하신 답변으로 바뀝니다.</p>
        </section>
      )}
      <TextField
        label="답변"
        fault={form.faults.answer}
        field="answer"
        rows={6}
        maxLength={QUESTION_ANSWER_MAX}
        value={text}
        onChange={(value) => {
          form.mend('answer')
          setTouched(true)
          kept.change(value)
        }}
      />
    </FormDialog>
  )
}
