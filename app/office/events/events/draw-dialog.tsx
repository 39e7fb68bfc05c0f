'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { drawWinners, MOST_WINNERS } from '@/schemas/api/events/staff'
import { DRAW_SEED } from '@/schemas/rules/events/draw-winners'
import { useForm } from '@/builder/list/use-form'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'

interface DrawDialogProps {
  eventSeq: number
  pool: number
  onClose: () => void
  onDone: () => void
}

/** Draws winners by a seed: with the seed and the entries the draw can be repeated. */
export function DrawDialog({ eventSeq, pool, onClose, onDone }: DrawDialogProps) {
  const [count, setCount] = useState('')
  const [seed, setSeed] = useState('')
  const [reason, setReason] = useState('')
  const form = useForm<'count' | 'seed' | 'reason'>(async () => {
    const number = Number(count.normalize('NFKC').trim())
    const plain = seed.trim().toLowerCase()
    const most = Math.min(MOST_WINNERS, pool)
    const isCount = Number.isInteger(number) && number >= 1 && number <= most
    const isSeed = plain === '' || DRAW_SEED.test(plain)
    const noReason = reasonFault(reason)
    if (!isCount || !isSeed || noReason)
      return {
        ...(isCount ? {} : { count: `당첨자 수는 1에서 ${most} 사이의 숫자로 입력해 주세요.` }),
        ...(isSeed ? {} : { seed: '씨앗값은 0-9와 a-f로 된 32자입니다. 비우면 무작위로 정합니다.' }),
        ...(noReason ? { reason: noReason } : {}),
      }
    await call(drawWinners, { eventSeq, count: number, ...(plain ? { seed: plain } : {}), reason: reason.trim() })
    onDone()
  }, ['count', 'seed', 'reason'])
  return (
    <FormDialog
      title="당첨자 추첨"
      text={`아직 당첨되지 않은 회원 ${pool.toLocaleString('ko-KR')}명의 응모에서 한 건씩 뽑습니다. 추첨한 결과는 지울 수 없습니다.`}
      form={form}
      words="추첨"
      busyWords="추첨하는 중입니다"
      onClose={onClose}
    >
      <TextField
        label="당첨자 수"
        inputMode="numeric"
        value={count}
        maxLength={5}
        isRequired
        look="tabular-nums"
        {...form.field('count', setCount)}
      />
      <TextField
        label="씨앗값"
        isOptional
        help="미리 약속한 값이 있을 때만 적습니다. 비우면 무작위로 정하고, 발표할 때 함께 알립니다."
        value={seed}
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        look="font-mono"
        {...form.field('seed', setSeed)}
      />
      <ReasonField label="추첨 사유" value={reason} {...form.field('reason', setReason)} />
    </FormDialog>
  )
}
