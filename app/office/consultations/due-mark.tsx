import { fullMoment, recentMoment } from '@/builder/list/recent-moment'

const DAY = 86_400_000

/** A deadline: past ones in red, those of the next day in bold, each in words as well. */
export function DueMark({ dueAt, now }: { dueAt: string | null; now: number }) {
  if (!dueAt) return <span className="text-studio-text-mute">기한 없음</span>
  const left = Date.parse(dueAt) - now
  const look = left < 0 ? 'font-semibold text-danger' : left < DAY ? 'font-semibold' : ''
  return (
    <time dateTime={dueAt} title={fullMoment(dueAt)} className={look}>
      {left < 0 ? '지남 ' : left < DAY ? '곧 ' : ''}
      {recentMoment(dueAt, now)}
    </time>
  )
}
