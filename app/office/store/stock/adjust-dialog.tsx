'use client'
import { useState } from 'react'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { useForm } from '@/builder/list/use-form'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
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
    <StudioDialog title="수량 바꾸기" text={`${variantWords(row)} · 팔 수 있는 것 ${piecesWords(row.left)}개`} onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        <FormField
          label="더하거나 뺄 수량"
          fault={form.faults.pieces}
          help={
            Number.isInteger(pieces) && pieces !== 0 && !piecesFault(pieces, row)
              ? `바꾸면 팔 수 있는 것이 ${piecesWords(row.left + pieces)}개가 됩니다.`
              : '들어온 것은 12, 나간 것은 -3처럼 적습니다.'
          }
        >
          {(aria) => (
            <input
              {...aria}
              data-field="pieces"
              value={typed}
              maxLength={8}
              autoComplete="off"
              aria-required
              onChange={({ currentTarget: { value } }) => change(() => setTyped(value), 'pieces')}
              className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <ReasonField value={reason} fault={form.faults.reason} onChange={(next) => change(() => setReason(next), 'reason')} />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="바꾸기" busyWords="바꾸고 있습니다" onCancel={onClose} />
      </form>
    </StudioDialog>
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
