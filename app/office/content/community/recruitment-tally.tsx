import type { Item } from '@/schemas/api/base/contract'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { DECISION_WORDS, DECISIONS, RECRUIT_WORDS } from '@/schemas/rules/content/recruitment'
import { Pill } from '@/builder/ui/pill'

export type Tally = Item<typeof browseApplications>['recruitments'][number]

const DOTS: Record<Tally['state'], string> = {
  upcoming: 'bg-warning-500',
  open: 'bg-success',
  closed: 'bg-warning-500',
  announced: 'bg-studio-select',
}

/** The chosen recruitment in one line: how far it is, and how many of its places are given. */
export function RecruitmentTally({ of }: { of: Tally }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Pill dot={DOTS[of.state]}>{RECRUIT_WORDS[of.state]}</Pill>
      <span>
        뽑는 인원 <span className="font-semibold tabular-nums">{of.places.toLocaleString('ko-KR')}</span>명
      </span>
      {DECISIONS.map((decision) => (
        <span key={decision} className="text-studio-text-mute">
          {DECISION_WORDS[decision]} <span className="font-semibold tabular-nums">{of[decision].toLocaleString('ko-KR')}</span>
        </span>
      ))}
    </div>
  )
}
