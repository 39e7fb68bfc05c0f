'use client'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { askReminder } from '@/schemas/api/site/reminders'
import { reminderFaults, type ReminderRequest } from '@/schemas/rules/site/reminder-faults'
import type { Topic } from '@/schemas/rules/site/waiting'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

export function ReminderForm({ id, topic }: { id: string; topic: Topic }) {
  const [sentTo, setSentTo] = useState<string>()
  const { form, refused, isSending, onSubmit, errorOf } = useFormCall<ReminderRequest>({
    initial: { email: '', agreed: false },
    labels: { email: '이메일', agreed: '개인정보 수집·이용 동의' },
    check: reminderFaults,
    send: async ({ email, agreed }) => {
      await call(askReminder, { topic, email: email.trim(), agreed })
      setSentTo(email.trim())
    },
    call: askReminder.id,
  })
  if (sentTo !== undefined) return <Done email={sentTo} />
  const agreedError = errorOf('agreed')
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-5">
      <FormSummary id={id} wrong={[]} refused={refused} />
      <EmailField id={`${id}-email`} error={errorOf('email')} {...form.register('email')} />
      <CheckBox
        id={`${id}-agreed`}
        className="mt-4"
        aria-invalid={agreedError ? true : undefined}
        aria-describedby={`${id}-agreed-notice ${id}-agreed-error`}
        {...form.register('agreed')}
      >
        개인정보 수집·이용에 동의합니다.
      </CheckBox>
      <p id={`${id}-agreed-notice`} className="text-small text-pretty text-ink-mute">
        수집 항목: 이메일. 이용 목적: 여는 날 알림 한 통. 보유 기간: 알림을 보낸 뒤 바로 삭제. 동의하지 않으셔도 되며, 그때는 알림을 보내
        드릴 수 없습니다.
      </p>
      <FaultLine id={`${id}-agreed-error`} text={agreedError} />
      <SubmitButton isSending={isSending} className="mt-6">
        알림 신청
      </SubmitButton>
    </form>
  )
}

/** The form and its button are gone, so the message takes the focus. */
function Done({ email }: { email: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1} className="mt-5 rounded-sm bg-page px-5 py-5 text-pretty outline-none">
      <strong className="font-semibold break-all">{email}</strong> 주소로 여는 날 한 번 알려 드리겠습니다.
    </p>
  )
}
