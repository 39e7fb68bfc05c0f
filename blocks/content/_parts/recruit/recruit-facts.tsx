import type { RecruitWindow } from '@/schemas/rules/content/recruitment'
import { recruitPeriod } from '@/schemas/rules/content/recruit-period'
import { formatDay } from '@/schemas/words/dates'

interface Props {
  of: RecruitWindow & { places?: number }
  /** Its name, where no heading says it. */
  title?: string
  className?: string
}

/** When one can apply, when the result is told, and how many are chosen. */
export function RecruitFacts({ of, title, className = '' }: Props) {
  const facts = [
    ...(title ? [['모집', title]] : []),
    ['모집 기간', recruitPeriod(of)],
    ['발표', formatDay(of.announcedFrom)],
    ...(of.places === undefined ? [] : [['모집 인원', `${of.places.toLocaleString('ko-KR')}명`]]),
  ]
  return (
    <dl className={`border-t border-ink ${className}`}>
      {facts.map(([name, words]) => (
        <div key={name} className="flex gap-4 border-b border-line py-3">
          <dt className="w-24 shrink-0 text-ink-mute">{name}</dt>
          <dd className="numeric min-w-0 wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
