'use client'
import { useState } from 'react'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import { shipDeskOrders } from '@/schemas/api/store/order-desk'
import { CARRIER_IDS, CARRIERS } from '@/schemas/rules/store/carriers'
import { readShipmentSheet } from '@/schemas/rules/store/shipment-sheet'
import type { DeskDone } from '../../_parts/desk/desk-definition'
import { toldWords } from '../../_parts/told-words'
import { leftOrders } from './left-orders'

const CARRIER_WORDS = CARRIER_IDS.map((id) => CARRIERS[id].words).join(', ')

interface SheetDialogProps {
  onDone: (done: DeskDone) => void
  onClose: () => void
}

/** Parcels of many orders, pasted out of a spreadsheet. Nothing is sent while a line cannot be read. */
export function SheetDialog({ onDone, onClose }: SheetDialogProps) {
  const [text, setText] = useState('')
  const form = useForm<'sheet'>(async () => {
    const { lines, faults } = readShipmentSheet(text)
    if (faults.length > 0) return { sheet: [...faults.slice(0, 5), ...(faults.length > 5 ? [`외 ${faults.length - 5}줄`] : [])].join(' ') }
    if (lines.length === 0) return { sheet: '송장 번호를 붙여넣어 주세요.' }
    const { item } = await call(shipDeskOrders, { lines })
    onDone({ words: toldWords(`송장 번호 ${item.changed}건을 넣었습니다.`), left: leftOrders(item.left) })
  }, ['sheet'])
  return (
    <FormDialog
      title="송장 번호 한꺼번에 넣기"
      text="표에서 복사한 줄을 그대로 붙여넣으시면 됩니다."
      wide
      form={form}
      words="넣기"
      busyWords="넣는 중입니다"
      onClose={onClose}
    >
      <TextField
        label="주문 번호, 택배사, 송장 번호"
        help={`한 줄에 하나씩, 탭이나 쉼표로 나눕니다. 택배사: ${CARRIER_WORDS}`}
        value={text}
        rows={8}
        maxLength={20_000}
        spellCheck={false}
        isRequired
        placeholder="260601-7K2M9QX4T8WZ3, CJ대한통운, 601234567890"
        look="tabular-nums"
        {...form.field('sheet', setText)}
      />
    </FormDialog>
  )
}
