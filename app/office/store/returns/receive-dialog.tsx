'use client'
import { useState } from 'react'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { receiveReturn, type readDeskReturn } from '@/schemas/api/store/return-desk'
import { toldWords } from '@/app/office/_parts/told-words'

interface ReceiveDialogProps {
  of: Item<typeof readDeskReturn>
  onDone: (words: string) => void
  onClose: () => void
}

/** How many pieces of each line can be sold again: those go back to the stock, the others are written off. */
export function ReceiveDialog({ of: { returnSeq, version, lines }, onDone, onClose }: ReceiveDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const form = useForm<never>(async () => {
    const counted = lines.map(({ lineSeq, qty }) => ({ lineSeq, qty, sellableQty: Number(typed[lineSeq] ?? qty) }))
    if (counted.some(({ qty, sellableQty }) => !Number.isInteger(sellableQty) || sellableQty < 0 || sellableQty > qty))
      return { form: '다시 팔 수 있는 수를 0부터 신청한 수까지 입력해 주세요.' }
    await call(receiveReturn, { returnSeq, version, lines: counted.map(({ lineSeq, sellableQty }) => ({ lineSeq, sellableQty })) })
    onDone(toldWords('도착한 상품을 확인했습니다.'))
  }, [])
  return (
    <FormDialog
      title="도착한 상품을 확인합니다"
      text="다시 팔 수 있는 것은 재고로 돌아가고, 나머지는 재고 기록에 남고 빠집니다. 재고는 환불이나 교환을 마칠 때 바뀝니다."
      form={form}
      words="확인 마침"
      busyWords="저장하는 중입니다"
      onClose={onClose}
    >
      {lines.map(({ lineSeq, name, choices, qty }) => (
        <TextField
          key={lineSeq}
          label={[name, ...choices].join(' · ')}
          help={`${qty}개 가운데 다시 팔 수 있는 수`}
          inputMode="numeric"
          value={typed[lineSeq] ?? String(qty)}
          maxLength={2}
          onChange={(value) => setTyped({ ...typed, [lineSeq]: value })}
          look="max-w-24 tabular-nums"
        />
      ))}
    </FormDialog>
  )
}
