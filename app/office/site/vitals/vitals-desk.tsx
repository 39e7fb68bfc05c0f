import { editorPath } from '@/builder/state/editor-path'
import { browseVitals, type VitalDevice } from '@/schemas/api/site/vitals'
import type { Listed } from '@/schemas/api/base/contract'
import { CORE_VITALS, VITALS, type Vital } from '@/schemas/rules/site/vitals'
import { defineDesk } from '../../_parts/desk/define-desk'
import type { DeskColumn } from '../../_parts/desk/desk-definition'
import { PHONE_QUIET, QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { formatVital } from './format-vital'
import { RatingMark } from './rating-mark'
import { RATING_WORDS } from './rating-words'
import { VitalLimits } from './vital-limits'

const DEVICE_WORDS: Readonly<Record<VitalDevice, string>> = { mobile: '모바일', pc: '데스크톱' }

/** Beside the side of a small screen, names need the room of what only says where time went. */
const roomOf = (vital: Vital): string => (CORE_VITALS.some((one) => one === vital) ? '' : 'md:max-lg:hidden')

const figureColumn = (vital: Vital): DeskColumn<Listed<typeof browseVitals>> => ({
  id: vital,
  header: vital.toUpperCase(),
  sort: 'desc',
  width: `w-26 max-lg:w-24 ${roomOf(vital)}`,
  className: `tabular-nums max-md:text-studio-label ${roomOf(vital)}`,
  cell: ({ figures: { [vital]: figure } }) => (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="text-studio-text-mute md:sr-only">{vital.toUpperCase()}</span>
      {figure ? (
        <>
          <RatingMark rating={figure.rating} isSmall />
          {formatVital(vital, figure.p75)}
        </>
      ) : (
        <span className="text-studio-text-mute">
          <span aria-hidden>–</span>
          <span className="sr-only">측정되지 않음</span>
        </span>
      )}
    </span>
  ),
})

/** Web vitals of real visits: the 75th percentile of each page at one width, the worst first, rated by the limits of web.dev. */
export const vitalsDesk = defineDesk({
  id: 'vitals',
  here: 'dashboard',
  title: '방문 속도',
  label: '페이지별 방문 속도',
  what: '페이지',
  contract: browseVitals,
  idOf: ({ route, device }) => `${device} ${route}`,
  nameOf: ({ route, title }) => title || route,
  sorts: { rating: 'desc', route: 'asc', visits: 'desc', ...Object.fromEntries(VITALS.map((vital) => [vital, 'desc'] as const)) },
  rows: 'even',
  layout: 'max-md:grid-cols-3 max-md:gap-y-2 max-md:py-3 max-md:pl-2',
  states: { name: 'rating', words: RATING_WORDS },
  search: { label: '페이지 찾기', placeholder: '제목이나 경로로 찾기' },
  filters: [
    { kind: 'choose', name: 'days', label: '기간', usual: '28', choices: { 28: '최근 28일', 7: '최근 7일' } },
    { kind: 'choose', name: 'device', label: '기기', all: '모든 기기', choices: DEVICE_WORDS },
  ],
  savedViews: 'vitals',
  below: VitalLimits,
  columns: [
    {
      id: 'route',
      header: '페이지',
      sort: 'asc',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-3',
      cell: ({ route, title, device }) => (
        <>
          {title ? (
            <TitleLink href={editorPath('page', route)} title={title} isCut />
          ) : (
            <span className="block text-studio-title text-studio-text-mute">지금은 없는 페이지</span>
          )}
          <span className={`block max-md:break-all md:truncate ${QUIET}`} title={route}>
            {DEVICE_WORDS[device]} · {route}
          </span>
        </>
      ),
    },
    {
      id: 'rating',
      header: '평가',
      sort: 'desc',
      width: 'w-28',
      className: 'max-md:text-studio-label',
      cell: ({ rating }) => (rating ? <RatingMark rating={rating} /> : <span className="text-studio-text-mute">아직 없음</span>),
    },
    {
      id: 'visits',
      header: '방문',
      sort: 'desc',
      width: 'w-24 max-lg:w-20',
      className: `text-right tabular-nums max-md:col-span-2 ${PHONE_QUIET}`,
      cell: ({ visits }) => (
        <>
          <span className="md:sr-only">방문 </span>
          {visits.toLocaleString('ko-KR')}
        </>
      ),
    },
    ...VITALS.map(figureColumn),
  ],
  nothing: {
    title: '아직 측정한 방문이 없습니다.',
    text: '게시한 페이지를 방문자가 보고 떠나면 여기에 속도가 보입니다. 미리보기와 편집 화면은 측정하지 않습니다.',
  },
})
