import { browseEvents } from '@/schemas/api/events/staff'
import { FORM_TEMPLATES, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { EVENT_WAIT_WORDS } from '@/schemas/rules/events/event-waits'
import { formatPeriod } from '@/schemas/words/dates'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { PHONE_QUIET, QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { CreateEventDialog } from './create-event-dialog'
import { eventPath } from './event-path'
import { EVENT_STATE_DOTS, EVENT_STATE_WORDS } from './event-pill'
import { templateWords } from './template-words'

/** Events for staff: each links to its settings, entries and winners. */
export const eventsDesk = defineDesk({
  id: 'events',
  title: '이벤트',
  what: '이벤트',
  contract: browseEvents,
  idOf: ({ eventSeq }) => String(eventSeq),
  nameOf: ({ eventName }) => eventName,
  sorts: { openStrDate: 'desc', openEndDate: 'desc', eventName: 'asc', updatedAt: 'desc' },
  rows: 'even',
  states: { words: EVENT_STATE_WORDS, dots: EVENT_STATE_DOTS, of: ({ state }) => state, width: 'w-26', className: 'max-md:pt-1.5' },
  search: { label: '이벤트 찾기', placeholder: '이름이나 번호로 찾기' },
  filters: [
    {
      kind: 'choose',
      name: 'eventType',
      query: 'type',
      label: '템플릿',
      all: '모든 템플릿',
      choices: Object.fromEntries(FORM_TEMPLATES.map((template) => [template, TEMPLATE_WORDS[template]])),
    },
    { kind: 'choose', name: 'waits', label: '기다리는 일', all: '모든 이벤트', choices: EVENT_WAIT_WORDS },
  ],
  savedViews: 'events',
  columns: [
    {
      id: 'eventName',
      header: '이벤트',
      sort: 'asc',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ eventSeq, eventName, eventType }) => (
        <>
          <TitleLink href={eventPath(eventSeq)} title={eventName} isCut />
          <span className={`tabular-nums ${QUIET}`}>
            {eventSeq} · {templateWords(eventType)}
          </span>
        </>
      ),
    },
    'state',
    {
      id: 'openStrDate',
      header: '기간',
      sort: 'desc',
      width: 'w-52 max-lg:w-44',
      className: `tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-1.5 ${PHONE_QUIET}`,
      cell: ({ openStrDate, openEndDate }) => formatPeriod(openStrDate, openEndDate),
    },
    {
      id: 'entries',
      header: '응모',
      width: 'w-28 max-lg:w-20',
      className: `text-right tabular-nums max-md:pt-1.5 ${PHONE_QUIET}`,
      cell: ({ entries, places }) => (
        <>
          <span className="md:sr-only">응모 </span>
          {entries.toLocaleString('ko-KR')}
          {places !== null && <span className="text-studio-text-mute"> / {places.toLocaleString('ko-KR')}</span>}
        </>
      ),
    },
    momentColumn('updatedAt', '수정', { isWide: true }),
  ],
  create: { words: '새 이벤트', dialog: CreateEventDialog },
  nothing: { title: '아직 만든 이벤트가 없습니다.', text: '새 이벤트를 만들면 여기에 보입니다.' },
})
