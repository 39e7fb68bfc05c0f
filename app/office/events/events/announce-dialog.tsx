'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { announceWinners } from '@/schemas/api/events/staff'
import { fieldMessage } from '@/schemas/words/messages'
import { FormField } from '@/builder/list/form-field'
import { INVALID_FIELD } from '@/builder/ui/field'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { FIELD } from '@/builder/ui/field'

interface AnnounceDialogProps {
  drawSeq: number
  winners: number
  eventName: string
  onClose: () => void
  onDone: () => void
}

const THANKS = '참여해 주셔서 고맙습니다. 당첨자께는 가입하신 휴대전화로 개별 안내를 드립니다.'

/** Announces the winners in a post. The server masks the names; they are never typed. */
export function AnnounceDialog({ drawSeq, winners, eventName, onClose, onDone }: AnnounceDialogProps) {
  const [subject, setSubject] = useState(`${eventName} 당첨자 발표`.slice(0, 100))
  const [text, setText] = useState(THANKS)
  const form = useForm<'subject'>(async () => {
    if (subject.trim() === '') return { subject: fieldMessage('required', '제목') }
    await call(announceWinners, { drawSeq, subject: subject.normalize('NFC').trim(), text: text.normalize('NFC') })
    onDone()
  }, ['subject'])
  return (
    <StudioDialog
      title="당첨자 발표"
      text={`당첨자 ${winners}명을 ‘홍*동 010-****-5678’처럼 가려서 발표합니다. 올리면 방문자에게 바로 보입니다.`}
      onClose={onClose}
    >
      <form {...form.given} className="flex flex-col gap-4">
        <FormField label="제목" fault={form.faults.subject}>
          {(aria) => (
            <input
              {...aria}
              data-field="subject"
              value={subject}
              maxLength={100}
              autoComplete="off"
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('subject')
                setSubject(currentTarget.value)
              }}
              className={`${FIELD} ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <FormField label="안내 글" isOptional help="빈 줄로 문단을 나눕니다.">
          {(aria) => (
            <textarea
              {...aria}
              rows={5}
              value={text}
              maxLength={2_000}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              className={`${FIELD} h-auto! resize-y py-2`}
            />
          )}
        </FormField>
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="발표" busyWords="발표하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
