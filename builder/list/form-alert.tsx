import type { Problem } from '@/schemas/api/base/failure'
import { ProblemList } from '../ui/problem-list'

/** Problems of the form as a whole, announced when they appear. */
export function FormAlert({ faults }: { faults: { form?: string; problems?: Problem[] } }) {
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {faults.form && <p className="text-danger">{faults.form}</p>}
      {faults.problems && <ProblemList problems={faults.problems} />}
    </div>
  )
}
