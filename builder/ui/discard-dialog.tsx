'use client'
import { MAIN_BUTTON } from './button'
import { DestroyButton } from './destroy-button'
import { DialogActions } from './dialog-actions'
import { StudioDialog } from './studio-dialog'

interface DiscardDialogProps {
  title: string
  text: string
  /** Of the button that discards, and of the one that goes back, as Escape does. */
  discard: string
  back: string
  onDiscard: () => void
  onBack: () => void
}

/** Asks before what was typed is discarded. */
export const DiscardDialog = ({ title, text, discard, back, onDiscard, onBack }: DiscardDialogProps) => (
  <StudioDialog title={title} text={text} onClose={onBack}>
    <DialogActions>
      <DestroyButton onClick={onDiscard}>{discard}</DestroyButton>
      <button type="button" className={MAIN_BUTTON} onClick={onBack}>
        {back}
      </button>
    </DialogActions>
  </StudioDialog>
)
