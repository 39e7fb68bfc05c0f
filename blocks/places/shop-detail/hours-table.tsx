import type { ShopDetail } from '@/schemas/api/places/finder'
import { formatDay } from '@/schemas/words/dates'

/** Hours of the next seven days, today first and marked; the words of staff where they cannot be read as a table. */
export function HoursTable({ shop }: { shop: ShopDetail }) {
  const { WEEK, HOURS, CLOSED_DAYS } = shop
  if (WEEK.length === 0) {
    if (!HOURS) return <p className="text-ink-mute">여는 시간은 매장에 문의해 주세요.</p>
    return <p className="text-ink-soft">{[HOURS, CLOSED_DAYS && `${CLOSED_DAYS} 휴무`].filter(Boolean).join(' · ')}</p>
  }
  return (
    <>
      <ul className="border-t border-line">
        {WEEK.map(({ DAY, FROM, UNTIL, REASON }, index) => (
          <li
            key={DAY}
            aria-current={index === 0 ? 'date' : undefined}
            className={`flex gap-5 border-b border-line py-3 text-small ${index === 0 ? 'font-semibold' : ''}`}
          >
            <span className="numeric w-32 shrink-0">
              {formatDay(`${DAY}T00:00:00+09:00`).slice(5)}
              {index === 0 && <span className="text-brand"> 오늘</span>}
            </span>
            {FROM ? (
              <span className="numeric">
                {FROM}–{UNTIL}
              </span>
            ) : (
              <span className="text-ink-mute">{REASON}</span>
            )}
          </li>
        ))}
      </ul>
      {CLOSED_DAYS && <p className="mt-3 text-small text-ink-mute">쉬는 날: {CLOSED_DAYS}</p>}
    </>
  )
}
