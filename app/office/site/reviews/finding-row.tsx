'use client'
import {
  Check,
  Eye,
  FileDown,
  KeyRound,
  LogIn,
  MapPin,
  MoonStar,
  ShieldAlert,
  Siren,
  MessageCircleQuestion,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { fullMoment } from '@/builder/list/recent-moment'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { answerFinding, type readReview } from '@/schemas/api/site/reviews'
import type { FindingKind } from '@/schemas/rules/site/review-content'

const ICONS: Readonly<Record<FindingKind, LucideIcon>> = {
  seal: ShieldAlert,
  glass: Siren,
  night: MoonStar,
  many: Eye,
  export: FileDown,
  place: MapPin,
  failed: LogIn,
  reasonless: MessageCircleQuestion,
  role: KeyRound,
}

interface FindingRowProps {
  month: string
  finding: Item<typeof readReview>['findings'][number]
  mayAnswer: boolean
  onDone: (words: string) => void
}

/** What stands out, the way to its lines of the log, and what somebody found out about it. */
export function FindingRow({ month, finding, mayAnswer, onDone }: FindingRowProps) {
  const { id, kind, words, detail, lines, answer, answeredBy, answeredAt, isOpen, isForOthers } = finding
  const kept = useKeptText(`audit-review:${month}:${id}`)
  // What somebody was writing is there again after another month or the log was looked at.
  const [isAsked, setAsked] = useState(kept.text !== '')
  const isWriting = isAsked && mayAnswer
  const Icon = ICONS[kind]
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        className={`mt-0.5 grid size-7.25 shrink-0 place-items-center rounded-full ${answer && !isOpen ? 'bg-studio-100 text-studio-600' : 'bg-danger-soft text-danger'}`}
      >
        <Icon {...ICON} size={14} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="font-semibold">{words}</h3>
            <p className="wrap-anywhere text-studio-text-mute tabular-nums">{detail}</p>
          </div>
          <span className="flex flex-wrap gap-2 print:hidden">
            <a href={`/ice_builder/audit?finding=${encodeURIComponent(`${month}~${id}`)}`} className={LINE_BUTTON}>
              기록 {lines.toLocaleString('ko-KR')}줄 보기
            </a>
            {mayAnswer && !isWriting && (
              <ActButton onClick={() => setAsked(true)}>{answer ? '확인 결과 고치기' : '확인 결과 적기'}</ActButton>
            )}
          </span>
        </div>
        {answer && !isWriting && (
          <p className="mt-1.5 flex items-start gap-1.5 text-success">
            <Check {...ICON} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              {answer}
              <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
                {answeredBy}, {answeredAt && fullMoment(answeredAt)}
              </span>
            </span>
          </p>
        )}
        {answer && isOpen && !isWriting && (
          <p className="mt-1 text-studio-label text-danger">일을 한 분이 스스로 남긴 확인입니다. 다른 분이 다시 확인해야 합니다.</p>
        )}
        {!answer && isForOthers && (
          <p className="mt-1 text-studio-label text-danger">본인이 한 일이라 다른 분이 확인합니다. 아직 확인하지 않았습니다</p>
        )}
        {!answer && !isForOthers && !isWriting && <p className="mt-1 text-studio-label text-danger">아직 확인하지 않았습니다</p>}
        {isWriting && <AnswerForm {...{ month, finding, kept, onDone }} onClose={() => setAsked(false)} />}
      </div>
    </li>
  )
}

interface AnswerFormProps extends Omit<FindingRowProps, 'mayAnswer'> {
  kept: ReturnType<typeof useKeptText>
  onClose: () => void
}

/** What was not saved waits in the tab. */
function AnswerForm({ month, finding, kept, onDone, onClose }: AnswerFormProps) {
  const [text, setText] = useState(kept.text || finding.answer)
  const change = (next: string): void => {
    setText(next)
    kept.change(next)
  }
  const form = useForm<'answer'>(async () => {
    if (text.trim().length < 5) return { answer: '무엇을 확인했는지 5자 이상 적어 주세요.' }
    const { resultMessage } = await call(answerFinding, { month, finding: finding.id, answer: text, version: finding.version })
    kept.change('')
    onClose()
    onDone(resultMessage)
  }, ['answer'])
  return (
    <form {...form.given} className="mt-2 grid gap-2" aria-label={`${finding.words}: 확인 결과`}>
      <TextField label="확인 결과" {...form.field('answer', change)} value={text} maxLength={300} rows={2} isRequired />
      {kept.text !== '' && (
        <p className="text-studio-label font-normal text-studio-text-mute">
          아직 남기지 않은 내용입니다. 이 탭을 닫기 전까지 남아 있습니다.
        </p>
      )}
      <FormAlert faults={form.faults} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '남기는 중입니다' : '확인 결과 남기기'}
        </button>
        <button
          type="button"
          className={LINE_BUTTON}
          onClick={() => {
            kept.change('')
            onClose()
          }}
        >
          그만두기
        </button>
      </div>
    </form>
  )
}
