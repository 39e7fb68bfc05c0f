'use client'
import { useState, type ReactNode } from 'react'
import { StudioDialog } from '../ui/studio-dialog'
import { FormActions } from './form-actions'
import { FormAlert } from './form-alert'
import { ReasonField, reasonFault } from './reason-field'
import { useForm } from './use-form'

interface ReasonDialogProps {
  title: string
  text: string
  label: string
  words: string
  busyWords: string
  /** @param reason without spaces at its ends. */
  onSubmit: (reason: string) => Promise<void>
  onClose: () => void
  /** Fields above the reason. */
  children?: ReactNode
}

/** Asks for the reason of an action, which is stored in the audit log. */
export function ReasonDialog({ title, text, label, words, busyWords, onSubmit, onClose, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const form = useForm<'reason'>(async () => {
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    await onSubmit(reason.trim())
  }, ['reason'])
  return (
    <StudioDialog title={title} text={text} onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        {children}
        <ReasonField
          label={label}
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words={words} busyWords={busyWords} onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
