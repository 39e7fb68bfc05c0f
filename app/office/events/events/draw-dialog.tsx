'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { drawWinners, MOST_WINNERS } from '@/schemas/api/events/staff'
import { DRAW_SEED } from '@/schemas/rules/events/draw-winners'
import { useForm } from '@/builder/list/use-form'
import { FIELD } from '@/builder/ui/field'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { FormField } from '@/builder/list/form-field'
import { INVALID_FIELD } from '@/builder/ui/field'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { StudioDialog } from '@/builder/ui/studio-dialog'

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
    <StudioDialog
      title="당첨자 추첨"
      text={`아직 당첨되지 않은 회원 ${pool.toLocaleString('ko-KR')}명의 응모에서 한 건씩 뽑습니다. 추첨한 결과는 지울 수 없습니다.`}
      onClose={onClose}
    >
      <form {...form.given} className="flex flex-col gap-4">
        <FormField label="당첨자 수" fault={form.faults.count}>
          {(aria) => (
            <input
              {...aria}
              data-field="count"
              inputMode="numeric"
              value={count}
              maxLength={5}
              autoComplete="off"
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('count')
                setCount(currentTarget.value)
              }}
              className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <FormField
          label="씨앗값"
          isOptional
          fault={form.faults.seed}
          help="미리 약속한 값이 있을 때만 적습니다. 비우면 무작위로 정하고, 발표할 때 함께 알립니다."
        >
          {(aria) => (
            <input
              {...aria}
              data-field="seed"
              value={seed}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget }) => {
                form.mend('seed')
                setSeed(currentTarget.value)
              }}
              className={`${FIELD} font-mono ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <ReasonField
          label="추첨 사유"
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="추첨" busyWords="추첨하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
