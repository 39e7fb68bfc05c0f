import { GitCompareArrows } from 'lucide-react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'
import { withParticle } from '@/lib/particle'
import type { ConsultationConflict } from '@/schemas/api/consulting/conflict'

/** What others did meanwhile, and what the member of staff wanted: both stay on the screen until one is chosen. */
export function ConflictNote({ conflict, mine }: { conflict: ConsultationConflict; mine: string }) {
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
      <p className="flex gap-2 font-semibold">
        <GitCompareArrows {...ICON} className="mt-0.5 shrink-0" />
        다른 담당자가 먼저 바꾸었습니다.
      </p>
      <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)] [&_dt]:text-studio-text-mute">
        <dt>먼저 바꾼 것</dt>
        <dd className="grid gap-1 wrap-anywhere">
          {conflict.changes.map(({ by, at, what, from, to }) => (
            <span key={at + what}>
              {by}님이 {fullMoment(at)}에 {from}에서 {withParticle(to, '으로/로')} {what === 'move' ? '옮겼습니다.' : '바꾸었습니다.'}
            </span>
          ))}
        </dd>
        <dt>내가 고른 것</dt>
        <dd className="wrap-anywhere">{mine}</dd>
      </dl>
    </div>
  )
}
