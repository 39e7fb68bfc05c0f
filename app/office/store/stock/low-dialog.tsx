'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import { MOST_PIECES, setLowStock } from '@/schemas/api/store/stock'
import { piecesWords, variantWords, type StockRow } from './variant-words'

interface LowDialogProps {
  row: StockRow
  onDone: (words: string) => void
  onClose: () => void
}

/** From how many pieces on staff are warned of a variant. */
export function LowDialog({ row, onDone, onClose }: LowDialogProps) {
  const [typed, setTyped] = useState(row.lowAt === null ? '' : String(row.lowAt))
  const form = useForm<'lowAt'>(async () => {
    const plain = typed.trim().normalize('NFKC').replaceAll(',', '')
    if (!/^\d*$/.test(plain) || Number(plain) > MOST_PIECES)
      return { lowAt: `0부터 ${piecesWords(MOST_PIECES)}까지의 숫자를 입력해 주세요.` }
    const { resultMessage } = await call(setLowStock, { variantIds: [row.variantId], lowAt: plain === '' ? null : Number(plain) })
    onDone(`‘${variantWords(row)}’: ${resultMessage}`)
  }, ['lowAt'])
  return (
    <FormDialog
      title="재고 알림 기준"
      text={`${variantWords(row)} · 지금은 ${row.lowFrom === 0 ? '알리지 않습니다' : `${piecesWords(row.lowFrom)}개부터 알립니다`}.`}
      form={form}
      words="바꾸기"
      busyWords="바꾸고 있습니다"
      onClose={onClose}
    >
      <TextField
        label="몇 개부터 알릴지"
        help="비워 두면 사이트의 기준을 따르고, 0이면 알리지 않습니다."
        value={typed}
        inputMode="numeric"
        maxLength={8}
        look="tabular-nums"
        {...form.field('lowAt', setTyped)}
      />
    </FormDialog>
  )
}
