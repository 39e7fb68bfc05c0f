'use client'
import type { ReactNode } from 'react'
import { StudioDialog } from '../ui/studio-dialog'
import { FormActions } from './form-actions'
import { FormAlert } from './form-alert'
import type { useForm } from './use-form'

interface FormDialogProps<F extends string> {
  title: string
  text?: string | undefined
  wide?: boolean
  form: Pick<ReturnType<typeof useForm<F>>, 'faults' | 'isBusy' | 'given'>
  /** Of the button that sends, and while it sends. */
  words: string
  busyWords: string
  onClose: () => void
  /** The fields; none where there is only a question. */
  children?: ReactNode
}

/** A dialog that is one form: its fields, what went wrong, and the buttons that send it or leave. */
export function FormDialog<F extends string>({ title, text, wide = false, form, words, busyWords, onClose, children }: FormDialogProps<F>) {
  return (
    <StudioDialog title={title} text={text} onClose={onClose} wide={wide}>
      <form {...form.given} className="flex min-h-0 flex-col gap-4 overflow-y-auto p-0.5">
        {children}
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words={words} busyWords={busyWords} onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
