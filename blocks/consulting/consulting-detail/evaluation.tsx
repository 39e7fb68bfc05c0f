'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { evaluateMyConsultation } from '@/schemas/api/consulting/history'
import { SCORE_WORDS, SCORES } from '@/schemas/rules/consulting/stages'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Fields {
  /** '' before one is chosen. */
  score: string
  contents: string
}
interface Props {
  id: string
  counselSeq: number
  /** The score is 0 before there is an evaluation. */
  first: { score: number; contents: string }
}
const LONGEST = 500
const options = SCORES.map((score) => ({ value: String(score), label: SCORE_WORDS[score] }))

/** What the person thinks of it, after the work; it can be changed. */
export function Evaluation({ id, counselSeq, first }: Props) {
  const [isStored, setStored] = useState(first.score > 0)
  const [said, setSaid] = useState('')
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { score: first.score > 0 ? String(first.score) : '', contents: first.contents },
    labels: { score: '만족도', contents: '평가 내용' },
    check: ({ score, contents }) => ({
      score: score ? undefined : '만족도를 선택해 주세요.',
      contents: [...contents].length > LONGEST ? `평가 내용에는 ${LONGEST}자까지 입력할 수 있습니다.` : undefined,
    }),
    send: async ({ score, contents }) => {
      setSaid('')
      await call(evaluateMyConsultation, { counselSeq, score: Number(score), contents })
      setStored(true)
      setSaid('평가를 남겼습니다. 말씀해 주셔서 고맙습니다.')
    },
    call: evaluateMyConsultation.id,
  })
  const [score, contents] = useWatch({ control: form.control, name: ['score', 'contents'] })
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="mt-5 grid gap-7">
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <RadioRows
        id={`${id}-score`}
        legend="상담과 시공에 얼마나 만족하셨나요?"
        value={score}
        onChange={(value) => form.setValue('score', value, { shouldDirty: true, shouldValidate: true })}
        options={options}
        error={errorOf('score')}
      />
      <TextArea
        id={`${id}-review`}
        label="평가 내용"
        optional
        error={errorOf('contents')}
        count={{ now: [...contents].length, most: LONGEST }}
        {...form.register('contents')}
      />
      <div>
        <SubmitButton isSending={isSending}>{isStored ? '평가 고치기' : '평가 남기기'}</SubmitButton>
        <p role="status" className="mt-2 text-small text-success">
          {said}
        </p>
      </div>
    </form>
  )
}
