import type { EventGame } from '@/schemas/rules/events/event-game'
import { Picture } from '@/blocks/base/_parts/picture'

/** The candidates by their pictures; they are viewed and chosen in the modal. */
export function CaseCards({ cases }: { cases: NonNullable<EventGame['cases']> }) {
  return (
    <ul aria-label="후보 시공사례" className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5">
      {cases.map(({ no, title, picture }) => (
        <li key={no}>
          <Picture image={picture} ratio="4/3" sizes="(width >= 480px) 320px, 45vw" className="rounded-sm" />
          <p className="mt-3 text-small font-semibold">
            <span className="numeric">{no}.</span> {title}
          </p>
        </li>
      ))}
    </ul>
  )
}
