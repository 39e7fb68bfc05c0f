'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { announceWinners } from '@/schemas/api/events/staff'
import { fieldMessage } from '@/schemas/words/messages'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'

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
    <FormDialog
      title="당첨자 발표"
      text={`당첨자 ${winners}명을 ‘홍*동 010-****-5678’처럼 가려서 발표합니다. 올리면 방문자에게 바로 보입니다.`}
      form={form}
      words="발표"
      busyWords="발표하는 중입니다"
      onClose={onClose}
    >
      <TextField label="제목" value={subject} maxLength={100} isRequired {...form.field('subject', setSubject)} />
      <TextField
        label="안내 글"
        isOptional
        help="빈 줄로 문단을 나눕니다."
        rows={5}
        value={text}
        maxLength={2_000}
        onChange={setText}
        look="resize-y"
      />
    </FormDialog>
  )
}
