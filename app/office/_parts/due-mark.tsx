import { AlarmClock, TriangleAlert } from 'lucide-react'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'

const DAY = 86_400_000
const LATE = { words: '지남 ', look: 'font-semibold text-danger', Icon: TriangleAlert }
const SOON = { words: '곧 ', look: 'font-semibold text-warning', Icon: AlarmClock }

/** A deadline: a past one and one of the next day have their own colour, sign and word. */
export function DueMark({ dueAt, now }: { dueAt: string | null; now: number }) {
  if (!dueAt) return <span className="text-studio-text-mute">기한 없음</span>
  const left = Date.parse(dueAt) - now
  const mark = left < 0 ? LATE : left < DAY ? SOON : undefined
  return (
    <time dateTime={dueAt} title={fullMoment(dueAt)} className={mark?.look}>
      {mark && <mark.Icon {...ICON} size={14} className="mr-1 inline-block align-[-2px]" />}
      {mark?.words}
      {recentMoment(dueAt, now)}
    </time>
  )
}
