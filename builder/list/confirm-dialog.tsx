'use client'
import { closingWords } from '@/lib/ui/closing-words'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { DestroyButton } from '../ui/destroy-button'
import { DialogActions } from '../ui/dialog-actions'
import { StudioDialog } from '../ui/studio-dialog'

interface ConfirmDialogProps {
  title: string
  text?: ReactNode
  /** Label of the confirming button. */
  words: string
  /** Whether the action removes something from visitors or from the list. */
  isDestructive?: boolean
  /** Runs the action. A failure is shown in the dialog, which stays open. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /** The records concerned. */
  children: ReactNode
}

/** Asks for confirmation of an action that visitors notice. */
export function ConfirmDialog({ title, text, words, isDestructive = false, onConfirm, onClose, children }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const ConfirmButton = isDestructive ? DestroyButton : MainButton

  async function confirm(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await onConfirm()
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 마치지 못했습니다. 다시 시도해 주세요.')
      setBusy(false)
    }
  }
  return (
    <StudioDialog title={title} text={text} onClose={onClose}>
      {children}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={onClose}>
          {closingWords(words)}
        </button>
        <ConfirmButton aria-disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? '하는 중입니다' : words}
        </ConfirmButton>
      </DialogActions>
    </StudioDialog>
  )
}

const MainButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={MAIN_BUTTON} />
)
