import type { Problem } from '@/schemas/api/base/failure'
import { ProblemList } from '../ui/problem-list'

/** What was wrong with the form as a whole, announced when it appears. */
export function FormAlert({ faults }: { faults: { form?: string; problems?: Problem[] } }) {
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {faults.form && <p className="text-danger">{faults.form}</p>}
      {faults.problems && <ProblemList problems={faults.problems} />}
    </div>
  )
}
