'use client'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { FormField } from '@/builder/list/form-field'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { sendFile } from '@/schemas/api/base/send-file'
import { conflictOf, type ConsultationConflict } from '@/schemas/api/consulting/conflict'
import { attachConsultationFile, type readConsultation } from '@/schemas/api/consulting/desk'
import { sendConsultationQuote } from '@/schemas/api/consulting/desk-quotes'
import { FILE_ACCEPT } from '@/schemas/rules/base/file-fault'
import {
  dayAfter,
  LONGEST_LINE,
  LONGEST_QUOTE_WORDS,
  LONGEST_UNIT,
  MOST_LINES,
  MOST_QUOTE_DAYS,
  QUOTE_DAYS,
  quoteFaults,
  quoteSum,
  vatOf,
} from '@/schemas/rules/consulting/quotes'
import { seoulDay } from '@/schemas/words/seoul-day'
import { ConflictNote } from './conflict-note'
import { EMPTY_QUOTE_LINE, quoteLineOf, typedQuoteLineOf, type TypedLine } from './quote-line'

interface QuoteDialogProps {
  request: Item<typeof readConsultation>
  now: number
  onSent: () => void
  /** Somebody else was first: the screen behind reads the request again. */
  onConflict: () => void
  onClose: () => void
}

const CELLS = [
  { name: 'name', label: '품목', most: LONGEST_LINE },
  { name: 'quantity', label: '수량', most: 12 },
  { name: 'unit', label: '단위', most: LONGEST_UNIT },
  { name: 'price', label: '단가(원, 부가세 포함)', most: 14 },
] as const
const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** Writes a quote, beginning with the lines of the one before. When somebody else was first, what was typed stays. */
export function QuoteDialog({ request, now, onSent, onConflict, onClose }: QuoteDialogProps) {
  const { counselSeq, quotes } = request
  const [lines, setLines] = useState<readonly TypedLine[]>(() => quotes[0]?.lines.map(typedQuoteLineOf) ?? [EMPTY_QUOTE_LINE])
  const [words, setWords] = useState('')
  const [lastDay, setLastDay] = useState(() => dayAfter(new Date(now), QUOTE_DAYS))
  const [file, setFile] = useState<File | null>(null)
  /** A file that was sent is not sent again after a refusal. */
  const [sent, setSent] = useState<{ file: File; fileKey: string } | null>(null)
  const [version, setVersion] = useState(request.version)
  const [conflict, setConflict] = useState<ConsultationConflict | null>(null)
  const today = seoulDay(new Date(now))
  const most = dayAfter(new Date(now), MOST_QUOTE_DAYS)
  const typed = lines.map(quoteLineOf)
  const fields = [...lines.flatMap((_, at) => CELLS.map(({ name }) => `lines/${at}/${name}`)), 'lines', 'words', 'lastDay', 'file']
  const form = useForm<string>(async () => {
    const form = { lines: typed, words: words.normalize('NFC').trim(), lastDay }
    const faults = quoteFaults(form, today, most)
    if (Object.keys(faults).length > 0) return faults
    try {
      const fileKey = file ? await keyOf(file) : undefined
      await call(sendConsultationQuote, { counselSeq, version, ...form, ...(fileKey ? { fileKey } : {}) })
    } catch (error) {
      const found = conflictOf(error)
      if (!found) throw error
      setConflict(found)
      setVersion(found.version)
      return onConflict()
    }
    onSent()
  }, fields)

  async function keyOf(chosen: File): Promise<string> {
    if (sent?.file === chosen) return sent.fileKey
    const { fileKey } = await sendFile(attachConsultationFile, { counselSeq, stage: 'estimation', part: 'quote', file: chosen })
    setSent({ file: chosen, fileKey })
    return fileKey
  }
  const change = (at: number, name: keyof TypedLine, value: string): void => {
    form.mend('lines')
    setLines((before) => before.map((line, place) => (place === at ? { ...line, [name]: value } : line)))
  }
  const remove = (at: number): void => {
    form.mend(...fields)
    setLines((before) => before.filter((_, place) => place !== at))
  }
  const total = quoteSum(typed.filter(({ quantity, price }) => !Number.isNaN(quantity) && !Number.isNaN(price)))
  return (
    <FormDialog
      wide
      title={quotes.length === 0 ? '견적을 씁니다' : '새 견적을 씁니다'}
      text={`단가는 부가세를 넣어 적어 주세요. 할인은 0보다 작은 단가로 적습니다. 보내면 신청한 분에게 알려 드리며${quotes.length === 0 ? '' : ' 앞선 견적 대신 이 견적에 답을 받고'}, 보낸 견적은 고칠 수 없습니다.`}
      form={form}
      words={conflict ? '다시 보내기' : '견적 보내기'}
      busyWords="보내는 중입니다"
      onClose={onClose}
    >
      {conflict && <ConflictNote conflict={conflict} mine={`${conflict.wanted.to}의 견적 보내기`} />}
      {lines.map((line, at) => (
        <fieldset key={at} className="grid gap-2 border-b border-studio-line pb-3 sm:grid-cols-2">
          <legend className="sr-only">{at + 1}번째 줄</legend>
          {CELLS.map(({ name, label, most: longest }) => (
            <TextField
              key={name}
              label={label}
              value={line[name]}
              maxLength={longest}
              isRequired
              {...(name === 'quantity' ? { inputMode: 'decimal' as const } : {})}
              {...form.field(`lines/${at}/${name}`, (value) => change(at, name, value))}
            />
          ))}
          {lines.length > 1 && (
            <div>
              <ActButton icon={X} look={BUTTON} aria-label={`${at + 1}번째 줄 빼기`} onClick={() => remove(at)} />
            </div>
          )}
        </fieldset>
      ))}
      {form.faults['lines'] && (
        <p role="alert" className="text-danger">
          {form.faults['lines']}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {lines.length < MOST_LINES ? (
          <ActButton icon={Plus} onClick={() => setLines((before) => [...before, EMPTY_QUOTE_LINE])}>
            줄 더하기
          </ActButton>
        ) : (
          <span />
        )}
        <p aria-live="polite">
          합계 <b className="font-semibold">{won(total)}</b> (부가세 {won(Math.max(vatOf(total), 0))} 포함)
        </p>
      </div>
      <TextField
        label="답을 받을 마지막 날"
        type="date"
        value={lastDay}
        min={today}
        isRequired
        help="이날이 끝날 때까지 답하실 수 있습니다."
        {...form.field('lastDay', setLastDay)}
      />
      <TextField label="전할 말" isOptional rows={3} value={words} maxLength={LONGEST_QUOTE_WORDS} {...form.field('words', setWords)} />
      <FormField label="견적서 파일" isOptional help="PDF나 사진, 20MB까지" fault={form.faults['file']}>
        {(aria) => (
          <input
            {...aria}
            type="file"
            data-field="file"
            accept={`.pdf,${FILE_ACCEPT}`}
            onChange={({ currentTarget }) => {
              form.mend('file')
              setFile(currentTarget.files?.[0] ?? null)
            }}
            className={`${FIELD} h-auto! py-2`}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
