import type { Problem } from '@/schemas/api/base/failure'
import { ProblemList } from '../ui/problem-list'
import { SIGNED_OUT } from './form-faults'

/** Problems of the form as a whole, announced when they appear. */
export function FormAlert({ faults }: { faults: { form?: string; problems?: Problem[] } }) {
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {faults.form && (
        <p className="text-danger">
          {faults.form}
          {faults.form === SIGNED_OUT && (
            <a
              href="/ice_builder"
              target="_blank"
              rel="noopener"
              className="ml-1 inline-flex min-h-8 items-center underline max-md:min-h-11"
            >
              로그인<span className="sr-only"> (새 창)</span>
            </a>
          )}
        </p>
      )}
      {faults.problems && <ProblemList problems={faults.problems} />}
    </div>
  )
}
