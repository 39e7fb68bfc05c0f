import { ActionLink } from '@/blocks/base/_parts/action-link'
import type { Home } from './load'

/** The step that a member could take next, on paper. */
export function NextStep({ next }: { next: NonNullable<Home['next']> }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-t-ink border-b-line py-5">
      <p className="min-w-0 text-pretty">{next.words}</p>
      <ActionLink href={next.path} size="sm">
        {next.label}
      </ActionLink>
    </div>
  )
}
