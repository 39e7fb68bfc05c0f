import { closingWords } from '@/lib/ui/closing-words'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { DialogActions } from '../ui/dialog-actions'

interface FormActionsProps {
  isBusy: boolean
  words: string
  busyWords: string
  onCancel: () => void
}

export function FormActions({ isBusy, words, busyWords, onCancel }: FormActionsProps) {
  return (
    <DialogActions>
      <button type="button" className={LINE_BUTTON} onClick={onCancel}>
        {closingWords(words)}
      </button>
      <button type="submit" className={MAIN_BUTTON} aria-disabled={isBusy}>
        {isBusy ? busyWords : words}
      </button>
    </DialogActions>
  )
}
