'use client'
import { useState, type ReactNode } from 'react'
import { LINE_BUTTON } from '../ui/button'
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
  /** Reasons that are given most often; one press writes one. */
  usual?: readonly string[]
  /** Fields above the reason. */
  children?: ReactNode
}

/** Asks for the reason of an action, which is stored in the audit log. */
export function ReasonDialog({ title, text, label, words, busyWords, onSubmit, onClose, usual = [], children }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const form = useForm<'reason'>(async () => {
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    await onSubmit(reason.trim())
  }, ['reason'])
  const write = (next: string): void => {
    form.mend('reason')
    setReason(next)
  }
  return (
    <StudioDialog title={title} text={text} onClose={onClose}>
      <form {...form.given} className="flex flex-col gap-4">
        {children}
        <div className="grid gap-2">
          <ReasonField label={label} value={reason} fault={form.faults.reason} onChange={write} />
          {usual.length > 0 && (
            <div role="group" aria-label="자주 쓰는 사유" className="flex flex-wrap gap-1.5">
              {usual.map((one) => (
                <button key={one} type="button" className={LINE_BUTTON} onClick={() => write(one)}>
                  {one}
                </button>
              ))}
            </div>
          )}
        </div>
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words={words} busyWords={busyWords} onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
