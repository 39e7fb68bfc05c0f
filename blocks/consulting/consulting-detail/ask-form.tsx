'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { askMyConsultation } from '@/schemas/api/consulting/history'
import { ASK_LABELS, askFaults, LONGEST_REASON, type AskForm as Fields, type AskKind } from '@/schemas/rules/consulting/asks'
import { seoulDay } from '@/schemas/words/seoul-day'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

const CHOICES: Readonly<Record<AskKind, string>> = {
  accept: '이 견적대로 진행해 주세요',
  decline: '이 견적으로는 하지 않겠습니다',
  move: '시공 날짜를 바꾸고 싶습니다',
  cancel: '상담을 취소하고 싶습니다',
}

interface Props {
  id: string
  counselSeq: number
  askable: readonly AskKind[]
  now: string
}

/** Answers the quote, or asks for other days or the end, with the reason that the shop reads. */
export function AskForm({ id, counselSeq, askable, now }: Props) {
  const { forget } = useTypedFields()
  const [isSent, setSent] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) said.current?.focus()
  }, [isSent])
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { kind: '', reason: '', startDt: '', endDt: '' },
    labels: ASK_LABELS,
    check: (values) => askFaults(values, seoulDay(new Date(now))),
    send: async ({ kind, reason, startDt, endDt }) => {
      const days = kind === 'move' ? { startDt, endDt } : {}
      await call(askMyConsultation, { counselSeq, kind: kind as AskKind, ...(reason.trim() ? { reason } : {}), ...days })
      forget()
      setSent(true)
    },
    call: askMyConsultation.id,
  })
  const [kind, reason] = useWatch({ control: form.control, name: ['kind', 'reason'] })
  const day = (name: 'startDt' | 'endDt') => (
    <TextField
      id={`${id}-${name}`}
      label={ASK_LABELS[name]}
      type="date"
      className="numeric"
      error={errorOf(name)}
      {...form.register(name)}
    />
  )
  // What was sent stands above with the next visit; here it is said at once, where the button was.
  if (isSent)
    return (
      <p ref={said} role="status" tabIndex={-1} className="mt-5 rounded-sm bg-surface px-5 py-4 font-semibold">
        보냈습니다. 담당자가 확인하고 이 화면에서 답해 드립니다.
      </p>
    )
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="mt-5 grid gap-7">
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <RadioRows
        id={`${id}-kind`}
        legend="무엇을 하시겠습니까?"
        value={kind}
        onChange={(value) => form.setValue('kind', value as AskKind, { shouldDirty: true, shouldValidate: true })}
        options={askable.map((value) => ({ value, label: CHOICES[value] }))}
        error={errorOf('kind')}
      />
      {kind === 'move' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {day('startDt')}
          {day('endDt')}
        </div>
      )}
      <TextArea
        id={`${id}-reason`}
        label={kind === 'accept' ? '전할 말' : ASK_LABELS.reason}
        optional={kind === '' || kind === 'accept'}
        error={errorOf('reason')}
        count={{ now: [...reason].length, most: LONGEST_REASON }}
        {...form.register('reason')}
      />
      <SubmitButton isSending={isSending}>보내기</SubmitButton>
    </form>
  )
}
