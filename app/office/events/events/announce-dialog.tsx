'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { announceWinners } from '@/schemas/api/events/prizes'
import { fieldMessage } from '@/schemas/words/messages'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { FormField } from '@/builder/list/form-field'
import { TextField } from '@/builder/list/text-field'
import { MomentField } from '@/builder/moment/moment-field'

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
  const [prize, setPrize] = useState('')
  const [won, setWon] = useState('')
  const [answerUntil, setAnswerUntil] = useState('')
  const form = useForm<'subject' | 'won' | 'answerUntil'>(async () => {
    const worth = won.normalize('NFKC').replaceAll(/[,\s원]/g, '')
    const isWorth = /^\d{0,9}$/.test(worth)
    if (subject.trim() === '' || !isWorth)
      return {
        ...(subject.trim() === '' ? { subject: fieldMessage('required', '제목') } : {}),
        ...(isWorth ? {} : { won: '금액을 숫자로 입력해 주세요. 예) 120,000' }),
      }
    await call(announceWinners, {
      ...{ drawSeq, subject: subject.normalize('NFC').trim(), text: text.normalize('NFC'), prize: prize.normalize('NFC').trim() },
      ...(worth ? { won: Number(worth) } : {}),
      ...(answerUntil ? { answerUntil } : {}),
    })
    onDone()
  }, ['subject', 'won', 'answerUntil'])
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
      <TextField label="경품" isOptional help="당첨자의 내 소식에 보입니다." value={prize} maxLength={60} onChange={setPrize} />
      <TextField
        label="경품 금액(원)"
        isOptional
        help="5만 원이 넘으면 당첨자에게 제세공과금을 안내하고 신분증의 이름을 여쭙니다."
        inputMode="numeric"
        value={won}
        maxLength={13}
        look="tabular-nums"
        {...form.field('won', setWon)}
      />
      <FormField
        label="답할 마지막 날"
        isOptional
        help="적으면 당첨자가 이날까지 받을 주소를 적거나 받지 않겠다고 답합니다. 비우면 묻지 않습니다."
        fault={form.faults.answerUntil}
      >
        {(aria) => (
          <MomentField
            kind="day"
            aria={aria}
            dataField="answerUntil"
            title="답할 마지막 날"
            value={answerUntil}
            isClearable
            onChange={(day) => {
              form.mend('answerUntil')
              setAnswerUntil(day)
            }}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
