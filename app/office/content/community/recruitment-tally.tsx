import { Pill } from '@/builder/ui/pill'
import type { Item } from '@/schemas/api/base/contract'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { DECISION_WORDS, DECISIONS, RECRUIT_WORDS } from '@/schemas/rules/content/recruitment'
import type { DeskNow } from '../../_parts/desk/desk-definition'

type Tally = Item<typeof browseApplications>['recruitments'][number]

const DOTS: Record<Tally['state'], string> = {
  upcoming: 'bg-warning-500',
  open: 'bg-success',
  closed: 'bg-warning-500',
  announced: 'bg-studio-select',
}

/** The recruitment that the list is narrowed to. */
export const recruitmentOf = ({ view, item }: DeskNow<typeof browseApplications>): Tally | undefined =>
  item?.recruitments.find(({ recruitSeq }) => String(recruitSeq) === view.filters['recruitSeq'])

/** The chosen recruitment in one line: how far it is, and how many of its places are given. */
export function RecruitmentTally({ now }: { now: DeskNow<typeof browseApplications> }) {
  const of = recruitmentOf(now)
  if (!of) return <p className="mb-3 text-studio-text-mute">모집을 하나 고르면 선정하고 발표할 수 있습니다.</p>
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
