'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { chooseWinners } from '@/schemas/api/events/staff'
import { FormActions, FormAlert } from '@/builder/list/form-foot'
import { useForm } from '@/builder/list/use-form'
import { DeskDialog } from '@/builder/ui/studio-dialog'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'

interface ChooseDialogProps {
  eventSeq: number
  entrySeqs: readonly number[]
  onClose: () => void
  onDone: () => void
}

/** Winners by hand, where entries are judged rather than drawn. */
export function ChooseDialog({ eventSeq, entrySeqs, onClose, onDone }: ChooseDialogProps) {
  const [reason, setReason] = useState('')
  const form = useForm<'reason'>(async () => {
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    await call(chooseWinners, { eventSeq, entrySeqs: [...entrySeqs], reason: reason.trim() })
    onDone()
  }, ['reason'])
  return (
    <DeskDialog
      title="당첨자로 선정"
      text={`고른 응모 ${entrySeqs.length}건을 당첨자로 정합니다. 발표하기 전에는 방문자에게 보이지 않습니다.`}
      onClose={onClose}
    >
      <form {...form.given} className="flex flex-col gap-4">
        <ReasonField
          label="선정 사유"
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="선정" busyWords="선정하는 중입니다" onCancel={onClose} />
      </form>
    </DeskDialog>
  )
}
