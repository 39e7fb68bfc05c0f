'use client'
import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { FormDialog } from '@/builder/list/form-dialog'
import { RadioChoices } from '@/builder/list/radio-choices'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import type { readConsultation } from '@/schemas/api/consulting/desk'
import { settleConsultationAsk } from '@/schemas/api/consulting/desk-asks'
import { ASK_STATE_WORDS, ASK_WORDS, type AskKind } from '@/schemas/rules/consulting/asks'
import { formatPeriod } from '@/schemas/words/dates'
import type { Opened } from './opened-request'

type Ask = Item<typeof readConsultation>['asks'][number]

interface AsksPartProps {
  counselSeq: number
  asks: readonly Ask[]
  /** Null before a reason was given: what the person wrote is hidden until then. */
  opened: Opened | null
  canWrite: boolean
  onDone: (words: string) => void
}

/** What the person answered to the quote, or asked; the one that waits is answered here. */
export function AsksPart({ counselSeq, asks, opened, canWrite, onDone }: AsksPartProps) {
  const [answering, setAnswering] = useState<Ask | null>(null)
  return (
    <>
      <ul className="grid gap-2">
        {asks.map((ask) => {
          const written = opened?.asks.find(({ askSeq }) => askSeq === ask.askSeq)
          return (
            <li key={ask.askSeq} className="rounded-md bg-studio-100 px-3 py-2">
              <p className="flex flex-wrap items-center gap-x-2">
                <b className="font-semibold">{ASK_WORDS[ask.kind]}</b>
                <span>{ask.state === 'waiting' ? '답을 기다림' : ASK_STATE_WORDS[ask.state]}</span>
                <span className="text-studio-label font-normal text-studio-text-mute">{fullMoment(ask.askedAt)}</span>
              </p>
              {ask.startDt && <p>바라는 날 {formatPeriod(ask.startDt, ask.endDt)}</p>}
              {written?.reason && <p className="whitespace-pre-line wrap-anywhere">{written.reason}</p>}
              {written?.answer && (
                <p className="whitespace-pre-line wrap-anywhere">
                  {ask.staffName}의 답: {written.answer}
                </p>
              )}
              {!opened && <p className="text-studio-text-mute">사유는 상담 내용을 열람하면 보입니다.</p>}
              {canWrite && ask.state === 'waiting' && (
                <ActButton icon={MessageSquareReply} onClick={() => setAnswering(ask)}>
                  답하기
                </ActButton>
              )}
            </li>
          )
        })}
      </ul>
      {answering && (
        <AnswerDialog
          counselSeq={counselSeq}
          ask={answering}
          onClose={() => setAnswering(null)}
          onDone={() => {
            setAnswering(null)
            onDone('답을 보냈습니다. 신청한 분에게 알려 드립니다.')
          }}
        />
      )}
    </>
  )
}

const WHAT_FOLLOWS: Readonly<Record<AskKind, string>> = {
  accept: '받아들여도 단계는 바뀌지 않습니다. 계약으로 직접 옮겨 주세요.',
  decline: '단계는 바뀌지 않습니다. 새 견적을 올리면 다시 답을 받습니다.',
  move: '받아들이면 시공 예정 기간이 바라는 날로 바뀝니다.',
  cancel: '받아들이면 상담이 취소되고 기한이 없어집니다.',
}

const CHOICES = [
  { value: 'agreed', words: '받아들입니다' },
  { value: 'refused', words: '받아들이지 못합니다' },
] as const

function AnswerDialog({ counselSeq, ask, onClose, onDone }: { counselSeq: number; ask: Ask; onClose: () => void; onDone: () => void }) {
  const [outcome, setOutcome] = useState<'agreed' | 'refused'>('agreed')
  const [answer, setAnswer] = useState('')
  const form = useForm<'answer'>(async () => {
    if (answer.trim() === '') return { answer: '신청한 분이 읽을 답을 적어 주세요.' }
    await call(settleConsultationAsk, { counselSeq, askSeq: ask.askSeq, outcome, answer: answer.normalize('NFC').trim() })
    onDone()
  }, ['answer'])
  return (
    <FormDialog
      title={`${ASK_WORDS[ask.kind]}에 답합니다`}
      text={`${WHAT_FOLLOWS[ask.kind]} 답은 신청한 분에게 그대로 보입니다.`}
      form={form}
      words="답 보내기"
      busyWords="보내는 중입니다"
      onClose={onClose}
    >
      <RadioChoices legend="답" name="outcome" choices={CHOICES} value={outcome} onChoose={setOutcome} look="flex flex-wrap gap-4" />
      <TextField
        label="신청한 분에게 보일 답"
        rows={4}
        value={answer}
        maxLength={500}
        isRequired
        look="resize-y"
        {...form.field('answer', setAnswer)}
      />
    </FormDialog>
  )
}
