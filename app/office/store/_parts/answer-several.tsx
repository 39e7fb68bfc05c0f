'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { withParticle } from '@/lib/particle'
import { StayingPart } from '../../_parts/desk/staying-part'
import type { DeskStaying } from '../../_parts/desk/desk-definition'
import { ANSWER_PLACES, fillAnswer, knowsPlaces, UNKNOWN_PLACE } from '@/schemas/rules/store/answer-places'

interface AnswerSeveralProps {
  title: string
  text: string
  label: string
  /** Longest answer. */
  most: number
  /** A row as a Korean noun, and those that stay as they are. */
  what: string
  staying: readonly DeskStaying[]
  usual: readonly { title: string; text: string }[]
  /** The first of the rows that it is for, by which the answer is shown as it will be read. */
  example: { author: string; goodsName: string }
  onSend: (answer: string) => Promise<void>
  onClose: () => void
}

/** One text for several rows: a usual one or an own one, with what differs in its places, shown as the first person will read it. */
export function AnswerSeveral({ title, text, label, most, what, staying, usual, example, onSend, onClose }: AnswerSeveralProps) {
  const [answer, setAnswer] = useState('')
  const form = useForm<'answer'>(async () => {
    if (answer.trim() === '') return { answer: `${withParticle(label, '을/를')} 입력해 주세요.` }
    if (!knowsPlaces(answer)) return { answer: UNKNOWN_PLACE }
    await onSend(answer.trim())
  }, ['answer'])
  const write = (next: string): void => {
    form.mend('answer')
    setAnswer(next)
  }
  const filled = fillAnswer(answer, { 이름: example.author, 상품: example.goodsName })
  return (
    <FormDialog {...{ title, text, form, onClose }} wide words={`${label} 달기`} busyWords="저장하는 중입니다">
      <StayingPart {...{ what, staying }} />
      <div role="group" aria-label="자주 쓰는 글" className="flex flex-wrap gap-1.5">
        {usual.map((one) => (
          <ActButton key={one.title} onClick={() => write(one.text)}>
            {one.title}
          </ActButton>
        ))}
      </div>
      <TextField
        {...{ label }}
        help={`${Object.entries(ANSWER_PLACES)
          .map(([place, words]) => `{${place}}에는 ${words}`)
          .join(', ')}이 들어갑니다.`}
        fault={form.faults.answer}
        field="answer"
        rows={5}
        maxLength={most}
        value={answer}
        onChange={write}
      />
      {filled && (
        <section aria-label="미리보기" className="rounded-md bg-studio-100 px-3 py-2">
          <p className="text-studio-label text-studio-text-mute">첫 번째 글에는 이렇게 보입니다.</p>
          <p className="whitespace-pre-line wrap-anywhere">{filled}</p>
        </section>
      )}
    </FormDialog>
  )
}
