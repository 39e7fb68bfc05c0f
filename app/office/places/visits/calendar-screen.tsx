'use client'
import { useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Nothing } from '@/builder/list/nothing'
import { useListRows } from '@/builder/list/use-list-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { listVisitDays } from '@/schemas/api/places/visit-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { DeskDone } from '../../_parts/desk/desk-definition'
import { DeskSaid } from '../../_parts/desk/desk-said'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { CalendarBar } from './calendar-bar'
import { placeVisit, visitWords } from './cell-at'
import { calendarDesk } from './calendar-desk'
import { CalendarGrid, type AskedMove } from './calendar-grid'
import { DayStrip } from './day-strip'
import { MoveDialog } from './move-dialog'
import { useNow } from './use-now'

const NOTHING: DeskDone = { words: '' }

/** Booked visits of one place by week or by day: what it offers, who comes, and another time for who cannot. */
export function CalendarScreen({ brand, person, query, first }: ListScreenProps<typeof listVisitDays>) {
  const { view, go, list } = useListRows(calendarDesk, query, first)
  const { data, error, isValidating, mutate } = list
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const [done, setDone] = useState(NOTHING)
  const answer = data?.answer
  const { item } = answer ?? {}
  const days = answer?.items ?? []
  const now = useNow(data?.at)
  const day = view.filters['day'] ?? item?.today ?? seoulDay(new Date(now))
  const isDay = view.filters['span'] === 'day'
  const place = item?.places.find((one) => one.place === item.place)
  const show = (change: { place?: string; day?: string; span?: 'day' | '' }): void => {
    setDone(NOTHING)
    const filters = Object.entries({ ...view.filters, ...change }).filter(([, value]) => value !== '')
    go({ filters: Object.fromEntries(filters) })
  }
  // What was moved before stays said, and can be moved back.
  const hideRefusal = (): void => setDone((said) => (said.isFailed ? NOTHING : said))
  const canWrite = rightsOf(person).writes('visits')
  const ask = canWrite
    ? (visit: AskedMove['visit'], to: string | null): void => {
        hideRefusal()
        setAsked({ visit, to })
      }
    : undefined
  return (
    <ListScreen {...{ brand, person, here: 'visits', title: calendarDesk.title, unit: calendarDesk.unit }} list={list}>
      <CalendarBar {...{ view, item, days, day, isDay }} go={show} />
      <DeskSaid {...done} what={calendarDesk.what} />
      {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      {item && !place && item.places.length > 0 && (
        <Nothing title="담당하시는 곳이 아닙니다." text="방문 예약을 받지 않거나 담당하지 않으시는 곳입니다. 다른 곳을 골라 주세요.">
          <ActButton onClick={() => show({ place: '' })}>담당하는 곳 보기</ActButton>
        </Nothing>
      )}
      {item?.places.length === 0 && (
        <Nothing
          title="방문 예약을 받는 곳이 없습니다."
          text="‘방문 시간’에서 매장이나 모델하우스의 요일과 시간을 정하시면 달력이 생깁니다."
        >
          {rightsOf(person).sees('visit-hours') && (
            <a href="/ice_builder/records/visit-hours" className={LINE_BUTTON}>
              방문 시간 정하기
            </a>
          )}
        </Nothing>
      )}
      {item && place && (
        <div aria-busy={isValidating}>
          {!item.isOpen && <p className="mb-2 text-studio-text-mute">지금은 새 예약을 받지 않는 곳입니다. 받아 둔 예약만 보입니다.</p>}
          {!isDay && <DayStrip days={days} chosen={day} onChoose={(chosen) => show({ day: chosen })} />}
          {days.some(({ slots }) => slots.length > 0) ? (
            <CalendarGrid
              label={`${place.name} 방문 달력`}
              {...{ days, now, ask, asked }}
              chosen={day}
              today={item.today}
              refuse={(words) => (words ? setDone({ words, isFailed: true }) : hideRefusal())}
              onDay={(chosen) => show({ day: chosen, span: 'day' })}
            />
          ) : (
            <Nothing
              title="방문을 받지 않는 기간입니다."
              text={[...new Set(days.map(({ reason }) => reason))].filter(Boolean).join(', ')}
            />
          )}
          {canWrite && (
            <p className="mt-2 text-studio-label font-normal text-studio-text-mute max-md:hidden pointer-coarse:hidden">
              카드를 끌어 옮기거나, 카드에서 스페이스로 들고 화살표로 시간을 고릅니다. 카드의 메뉴에서도 옮길 수 있습니다. 취소한 예약은
              목록에 있습니다.
            </p>
          )}
        </div>
      )}
      {asked && (
        <MoveDialog
          visit={{ ...asked.visit, place: item?.place ?? '' }}
          to={asked.to}
          onMoved={({ from, to, sequence, words }) => {
            const { visit } = asked
            const after = { ...visit, startsAt: to, sequence }
            setAsked(null)
            setDone({
              words: `${visitWords({ ...visit, startsAt: from })}: ${words}`,
              undo: () => {
                setDone(NOTHING)
                setAsked({ visit: after, to: from })
              },
            })
            void mutate((old) => {
              if (!old) return old
              const moved = placeVisit(old.answer.items, after, to)
              return { ...old, answer: { ...old.answer, items: moved } }
            })
          }}
          onConflict={() => {
            setAsked({ ...asked, to: null })
            void mutate()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}
