import { call } from '@/schemas/api/base/call'
import { browseVisits, exportVisits, listVisitPlaces } from '@/schemas/api/places/visit-desk'
import { VISIT_STATE_WORDS, visitClock, visitMoment } from '@/schemas/rules/places/visit-form'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { TitleLink } from '../../_parts/desk/title-link'
import { CalendarSwitch } from './calendar-switch'
import { deskVisitPath } from './desk-visit-path'
import { VisitPill } from './visit-pill'

/** Booked visits, their people masked: who comes where and when, and whose time was taken away. */
export const visitsDesk = defineDesk({
  id: 'visits',
  title: '방문 예약',
  unit: '건',
  what: '방문 예약',
  contract: browseVisits,
  idOf: ({ visitSeq }) => String(visitSeq),
  nameOf: ({ name }) => name,
  sorts: { startsAt: 'asc' },
  rows: 'even',
  filters: [
    {
      kind: 'choose',
      name: 'show',
      label: '보기',
      choices: { coming: '다가오는 방문', dropped: '다시 잡을 예약', open: '방문 여부를 남길 예약', all: '모든 예약' },
    },
    {
      kind: 'load',
      name: 'place',
      label: '곳',
      all: '모든 곳',
      pattern: /^(shop:\S{1,60}|house:\d{1,9})$/,
      load: async () => Object.fromEntries((await call(listVisitPlaces, {})).items.map(({ place, name }) => [place, name])),
    },
    { kind: 'choose', name: 'state', label: '상태', all: '모든 상태', choices: VISIT_STATE_WORDS },
    { kind: 'days', names: ['day'], labels: ['방문하는 날'] },
  ],
  /** A day or a state that was chosen shows everything of it, whatever is usual. */
  adapt({ show, ...input }) {
    const isUsual = show === 'coming' && (input.day !== undefined || input.state !== undefined)
    // The contract has no word for all of them.
    return (show as string) === 'all' || isUsual ? input : { ...input, show }
  },
  savedViews: 'visits',
  end: CalendarSwitch,
  columns: [
    {
      id: 'startsAt',
      header: '방문',
      sort: 'asc',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ visitSeq, startsAt, endsAt, placeName, people }) => (
        <>
          <TitleLink href={deskVisitPath(visitSeq)} title={`${visitMoment(startsAt)}–${visitClock(endsAt)}`} />
          <span className="block text-studio-label font-normal text-studio-text-mute wrap-anywhere">
            {placeName} · {people}명
          </span>
        </>
      ),
    },
    {
      id: 'name',
      header: '예약자',
      width: 'w-44',
      className: 'tabular-nums max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
      cell: ({ name, phoneNo, hasRequest }) => [name, phoneNo, hasRequest ? '요청 있음' : ''].filter(Boolean).join(' ·\u00A0'),
    },
    {
      id: 'state',
      header: '상태',
      width: 'w-36',
      className: 'max-md:text-right',
      cell: ({ state, isDropped }) => <VisitPill state={state} isDropped={isDropped} />,
    },
    momentColumn('bookedAt', '예약', { sort: null, isWide: true }),
  ],
  file: {
    title: '방문 예약 내려받기',
    personal: '이름, 휴대전화, 이메일과 요청 사항을 가리지 않고 내려받습니다.',
    send: (given) => call(exportVisits, given),
  },
  nothing: {
    title: '다가오는 방문 예약이 없습니다.',
    text: '‘방문 시간’을 정한 매장과 모델하우스에서 고객이 예약하면 여기에 보입니다.',
  },
})
