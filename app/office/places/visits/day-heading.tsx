import { BUTTON } from '@/builder/ui/button'
import { dayWords, type CalendarDay } from './cell-at'

interface DayHeadingProps {
  day: CalendarDay
  today: string
  /** Shown by a narrow screen. */
  isChosen: boolean
  /** Shows the day alone. */
  onChoose: () => void
}

/** A day above its times: which one it is, whether it is today, and why it receives nobody. */
export function DayHeading({ day: { day, reason, slots }, today, isChosen, onChoose }: DayHeadingProps) {
  const isToday = day === today
  const [, date = ''] = /^\d{4}\.(.*)$/.exec(dayWords(day)) ?? []
  const coming = slots.reduce((sum, slot) => sum + slot.visits.length, 0)
  return (
    <th
      scope="col"
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      className={`min-w-26 border-l border-studio-line px-1 py-1 text-left align-top font-normal ${isToday ? 'border-l-studio-select bg-studio-select-soft' : 'bg-studio-panel'} ${isChosen ? '' : 'max-md:hidden'}`}
    >
      <button type="button" className={`${BUTTON} -ml-0.5 px-1.5 tabular-nums`} onClick={onChoose}>
        {date}
        <span className="sr-only"> 하루 보기</span>
      </button>
      <span className="block px-1 pb-0.5 text-studio-label font-normal wrap-anywhere text-studio-text-mute tabular-nums">
        {isToday && <b className="mr-1.5 font-semibold text-studio-accent-700">오늘</b>}
        {slots.length === 0 ? reason || '받지 않음' : coming > 0 ? `${coming}건` : '예약 없음'}
      </span>
    </th>
  )
}
