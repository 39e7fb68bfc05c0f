import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import { dayWords, type CalendarDay } from './cell-at'

interface DayStripProps {
  days: readonly CalendarDay[]
  chosen: string
  onChoose: (day: string) => void
}

/** The days of the week on a narrow screen, one of which is shown below. */
export const DayStrip = ({ days, chosen, onChoose }: DayStripProps) => (
  <div role="group" aria-label="날" className={`mb-2 md:hidden ${SEGMENTS}`}>
    {days.map(({ day, slots }) => {
      const coming = slots.reduce((sum, slot) => sum + slot.visits.length, 0)
      const [, week = ''] = /\((.)\)/.exec(dayWords(day)) ?? []
      return (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          aria-label={`${dayWords(day)}, ${coming}건`}
          onClick={() => onChoose(day)}
          className={`${SEGMENT} h-auto! min-w-0! flex-1 flex-col gap-0! px-0! py-1 tabular-nums`}
        >
          <span className="text-studio-label font-normal">{week}</span>
          <span>{Number(day.slice(8))}</span>
          <span aria-hidden className={`size-1.5 rounded-full ${coming > 0 ? 'bg-studio-select' : 'bg-transparent'}`} />
        </button>
      )
    })}
  </div>
)
