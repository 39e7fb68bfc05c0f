'use client'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { FileInput } from '@/builder/list/file-input'
import { FormDialog } from '@/builder/list/form-dialog'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Listed } from '@/schemas/api/base/contract'
import { changeStockBySheet } from '@/schemas/api/store/stock'
import { readStockSheet, STOCK_HEAD } from '@/schemas/rules/store/stock-sheet'
import type { DeskDone } from '../../_parts/desk/desk-definition'
import { StockTrial } from './stock-trial'

interface StockSheetDialogProps {
  onDone: (done: DeskDone) => void
  onClose: () => void
}

const TRIAL_REASON = '바꾸기 전에 확인합니다'

/** Stock out of a sheet. The first press says what each line would change; only the second one changes it. */
export function StockSheetDialog({ onDone, onClose }: StockSheetDialogProps) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<readonly Listed<typeof changeStockBySheet>[] | null>(null)
  const [key, setKey] = useState(callKey)
  const file = useRef<HTMLInputElement>(null)
  const change = (next: string): void => {
    setText(next)
    setTried(null)
    setKey(callKey())
  }
  const form = useForm<'sheet' | 'reason'>(async () => {
    const { lines, faults } = readStockSheet(text)
    if (faults.length > 0) return { sheet: faultWords(faults) }
    if (lines.length === 0) return { sheet: '바꿀 줄이 없습니다. ‘새 재고’나 ‘더할 수량’을 적어 주세요.' }
    if (tried === null) {
      const { items } = await call(changeStockBySheet, { trial: true, reason: TRIAL_REASON, lines: [...lines] }, { key: callKey() })
      setTried(items)
      return undefined
    }
    if (tried.some(({ fault }) => fault !== '')) return { sheet: '바꿀 수 없는 줄을 고치거나 지운 뒤에 다시 확인해 주세요.' }
    const noReason = reasonFault(reason)
    if (noReason) return { reason: noReason }
    try {
      const { resultMessage } = await call(changeStockBySheet, { trial: false, reason: reason.trim(), lines: [...lines] }, { key })
      onDone({ words: resultMessage })
    } catch (error) {
      // Somebody was quicker: what the trial said holds no more.
      setTried(null)
      throw error
    }
    return undefined
  }, ['sheet', 'reason'])
  const isTried = tried !== null
  return (
    <FormDialog
      title="표로 재고 바꾸기"
      text="재고 목록을 내려받아 ‘새 재고’나 ‘더할 수량’을 적은 파일을 넣거나, 표에서 복사해 붙여넣습니다."
      wide
      form={form}
      words={isTried ? '바꾸기' : '무엇이 바뀌는지 보기'}
      busyWords={isTried ? '바꾸고 있습니다' : '확인하고 있습니다'}
      onClose={onClose}
    >
      <div>
        <FileInput
          ref={file}
          label="재고 파일"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([first]) => {
            if (first) void textOfFile(first).then(change)
          }}
        />
        <ActButton icon={FileUp} onClick={() => file.current?.click()}>
          파일 넣기
        </ActButton>
      </div>
      <TextField
        label="재고 표"
        help={`제목: ${Object.values(STOCK_HEAD).join(', ')}. 그사이 팔린 것은 덮어쓰지 않습니다.`}
        value={text}
        rows={6}
        maxLength={400_000}
        spellCheck={false}
        isRequired
        {...form.field('sheet', change)}
      />
      {isTried && <StockTrial lines={tried} />}
      {isTried && (
        <ReasonField
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
      )}
    </FormDialog>
  )
}

const faultWords = (faults: readonly { line: number; words: string }[]): string =>
  [
    ...faults.slice(0, 5).map(({ line, words }) => (line > 0 ? `${line}번째 줄: ${words}` : words)),
    ...(faults.length > 5 ? [`그 밖에 ${faults.length - 5}줄이 더 있습니다.`] : []),
  ].join(' ')

/** In UTF-8, or as Korean Windows writes it. */
async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
