'use client'
import { useState } from 'react'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { adjustStock, MOST_PIECES } from '@/schemas/api/store/stock'
import { piecesWords, variantWords, type StockRow } from './variant-words'

interface AdjustDialogProps {
  row: StockRow
  onDone: (words: string) => void
  onClose: () => void
}

/** Adds pieces of a variant, or takes them away. A second press after a lost answer sends the same key, so that it counts once. */
export function AdjustDialog({ row, onDone, onClose }: AdjustDialogProps) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(callKey)
  const pieces = piecesOf(typed)
  const form = useForm<'pieces' | 'reason'>(async () => {
    const fault = piecesFault(pieces, row)
    const noReason = reasonFault(reason)
    if (fault || noReason) return { ...(fault ? { pieces: fault } : {}), ...(noReason ? { reason: noReason } : {}) }
    const { resultMessage } = await call(adjustStock, { variantId: row.variantId, pieces, reason: reason.trim() }, { key })
    onDone(`‘${variantWords(row)}’: ${resultMessage}`)
  }, ['pieces', 'reason'])
  const change = (apply: () => void, field: 'pieces' | 'reason'): void => {
    form.mend(field)
    // Other values are another adjustment.
    setKey(callKey())
    apply()
  }
  return (
    <FormDialog
      title="수량 바꾸기"
      text={`${variantWords(row)} · 팔 수 있는 것 ${piecesWords(row.left)}개`}
      form={form}
      words="바꾸기"
      busyWords="바꾸고 있습니다"
      onClose={onClose}
    >
      <TextField
        label="더하거나 뺄 수량"
        fault={form.faults.pieces}
        help={
          Number.isInteger(pieces) && pieces !== 0 && !piecesFault(pieces, row)
            ? `바꾸면 팔 수 있는 것이 ${piecesWords(row.left + pieces)}개가 됩니다.`
            : '들어온 것은 12, 나간 것은 -3처럼 적습니다.'
        }
        field="pieces"
        value={typed}
        maxLength={8}
        isRequired
        onChange={(value) => change(() => setTyped(value), 'pieces')}
        look="tabular-nums"
      />
      <ReasonField value={reason} fault={form.faults.reason} onChange={(next) => change(() => setReason(next), 'reason')} />
    </FormDialog>
  )
}

/** As people type a number: with a sign, a thousands comma, or the minus of a Korean keyboard. */
const piecesOf = (typed: string): number => {
  const plain = typed.trim().replaceAll(',', '').replace(/^[−–]/, '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : NaN
}

function piecesFault(pieces: number, { left }: StockRow): string | undefined {
  if (!Number.isInteger(pieces) || pieces === 0) return '더하거나 뺄 수량을 0이 아닌 숫자로 입력해 주세요.'
  if (Math.abs(pieces) > MOST_PIECES) return `한 번에 ${piecesWords(MOST_PIECES)}개까지 바꿀 수 있습니다.`
  return left + pieces < 0 ? `팔 수 있는 것이 ${piecesWords(left)}개입니다. 그보다 많이 뺄 수 없습니다.` : undefined
}
