import type { Problem } from '@/schemas/api/base/failure'
import { Actions } from '../ui/studio-dialog'
import { ProblemList } from '../ui/problem-list'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/studio'

/** What was wrong with the form as a whole, announced as it comes. */
export function FormAlert({ faults }: { faults: { form?: string; problems?: Problem[] } }) {
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {faults.form && <p className="text-danger">{faults.form}</p>}
      {faults.problems && <ProblemList problems={faults.problems} />}
    </div>
  )
}

interface FormActionsProps {
  isBusy: boolean
  words: string
  busyWords: string
  onCancel: () => void
}

export function FormActions({ isBusy, words, busyWords, onCancel }: FormActionsProps) {
  return (
    <Actions>
      <button type="button" className={LINE_BUTTON} onClick={onCancel}>
        취소
      </button>
      <button type="submit" className={MAIN_BUTTON} aria-disabled={isBusy}>
        {isBusy ? busyWords : words}
      </button>
    </Actions>
  )
}
