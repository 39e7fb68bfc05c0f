import { GitCompareArrows } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import type { VisitRow } from '@/schemas/api/places/visit-desk'
import { VISIT_STATE_WORDS, visitMoment } from '@/schemas/rules/places/visit-form'

/** What somebody else made of a booking while a member of staff moved it. */
export const MovedMeanwhile = ({ visit: { state, startsAt } }: { visit: Pick<VisitRow, 'state' | 'startsAt'> }) => (
  <p role="alert" className="flex gap-2 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
    <GitCompareArrows {...ICON} className="mt-0.5 shrink-0" />
    <span>
      <b className="font-semibold">고객이나 다른 담당자가 먼저 바꾸었습니다.</b>{' '}
      {state === 'booked'
        ? `지금 방문 시간은 ${visitMoment(startsAt)}입니다. 그래도 옮기시려면 다시 옮기기를 눌러 주세요.`
        : `지금은 ‘${VISIT_STATE_WORDS[state]}’ 상태라 옮길 수 없습니다.`}
    </span>
  </p>
)
