'use client'
import { useState, type ReactNode } from 'react'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { DiscardDialog } from '../ui/discard-dialog'
import { StudioDialog } from '../ui/studio-dialog'
import { FormActions } from './form-actions'
import { FormAlert } from './form-alert'
import type { useForm } from './use-form'

interface FormDialogProps<F extends string> {
  title: string
  text?: string | undefined
  wide?: boolean
  form: Pick<ReturnType<typeof useForm<F>>, 'faults' | 'isBusy' | 'isUnsent' | 'given'>
  /** Of the button that sends, and while it sends. */
  words: string
  busyWords: string
  /** Nothing is lost when it closes: its words are stored elsewhere, or only say what to look for. */
  isSafe?: boolean
  onClose: () => void
  /** The fields; none where there is only a question. */
  children?: ReactNode
}

/**
 * A dialog that is one form: its fields, what went wrong, and the buttons that send it or leave. After something was typed it asks before
 * it closes, and the browser before the page is left.
 */
export function FormDialog<F extends string>(props: FormDialogProps<F>) {
  const { title, text, wide = false, form, words, busyWords, isSafe = false, onClose, children } = props
  const [isAsking, setAsking] = useState(false)
  const wouldLose = form.isUnsent && !isSafe
  useLeaveGuard(wouldLose && !form.isBusy)
  const close = (): void => (wouldLose ? setAsking(true) : onClose())
  return (
    <StudioDialog title={title} text={text} onClose={close} wide={wide}>
      <form {...form.given} className="flex min-h-0 flex-col gap-4 -m-1.5 overflow-y-auto p-1.5">
        {children}
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words={words} busyWords={busyWords} onCancel={close} />
      </form>
      {isAsking && (
        <DiscardDialog
          title="입력하신 내용을 지우고 닫으시겠습니까?"
          text="아직 저장하지 않은 내용입니다. 닫으시면 되살릴 수 없습니다."
          discard="지우고 닫기"
          back="계속 입력"
          onDiscard={onClose}
          onBack={() => setAsking(false)}
        />
      )}
    </StudioDialog>
  )
}
