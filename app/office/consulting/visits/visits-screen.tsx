'use client'
// Booked visits: who comes where and when, and whose time was taken away.
import { Download } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/list/day-field'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { useListRows } from '@/builder/list/use-list-rows'
import { call } from '@/schemas/api/base/call'
import { browseVisits, exportVisits, listVisitPlaces } from '@/schemas/api/consulting/visit-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { VISIT_STATE_WORDS, VISIT_STATES, type VisitState } from '@/schemas/rules/consulting/visit-form'
import { ListExportDialog } from '../../_parts/list-export-dialog'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { readVisitView, SHOWS, visitFilters, visitInput, withVisitChange, writeVisitView, type VisitShow } from './visit-list-view'
import { VisitsTable } from './visits-table'

const LIST = {
  name: 'visits',
  contract: browseVisits,
  inputOf: visitInput,
  read: readVisitView,
  write: writeVisitView,
  change: withVisitChange,
}
const SHOW_WORDS: Record<VisitShow, string> = {
  coming: '다가오는 방문',
  dropped: '다시 잡을 예약',
  open: '방문 여부를 남길 예약',
  all: '모든 예약',
}
const SHOW_CHOICES = SHOWS.map((value) => ({ value, words: SHOW_WORDS[value] }))
const STATE_CHOICES: { value: VisitState | ''; words: string }[] = [
  { value: '', words: '모든 상태' },
  ...VISIT_STATES.map((value) => ({ value, words: VISIT_STATE_WORDS[value] })),
]
const NO_FILTER = { place: '', day: '', state: null, show: 'coming' } as const

export function VisitsScreen({ brand, person, query, first }: ListScreenProps<typeof browseVisits>) {
  const rows = useListRows(LIST, query, first)
  const { data: places } = useSWR('visit-places', async () => (await call(listVisitPlaces, {})).items)
  const { view, go, list } = rows
  const [isExporting, setExporting] = useState(false)
  const [done, setDone] = useState('')
  const count = list.data?.answer.totalCount
  const placeChoices = [{ value: '', words: '모든 곳' }, ...(places ?? []).map(({ place, name }) => ({ value: place, words: name }))]
  return (
    <ListScreen brand={brand} person={person} here="visits" title="방문 예약" unit="건" list={list}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <ChooseFilter label="보기" choices={SHOW_CHOICES} value={view.show} onChoose={(show) => go({ show })} />
        <ChooseFilter label="곳" choices={placeChoices} value={view.place} onChoose={(place) => go({ place })} isBare />
        <ChooseFilter
          label="상태"
          choices={STATE_CHOICES}
          value={view.state ?? ''}
          onChoose={(state) => go({ state: state || null })}
          isBare
        />
        <DayField label="방문하는 날" value={view.day} onChange={(day) => go({ day })} />
        <ListViews of="visits" person={person} kind={LIST} rows={rows} />
        {count !== undefined && count > 0 && (
          <button type="button" className={`${LINE_BUTTON} ml-auto`} onClick={() => setExporting(true)}>
            <Download {...ICON} />
            내려받기
          </button>
        )}
        <p role="status" className="w-full text-studio-accent-700 empty:hidden">
          {done}
        </p>
      </div>
      {isExporting && (
        <ListExportDialog
          title="방문 예약 내려받기"
          total={count ?? 0}
          personal={rightsOf(person).publishes('visits') ? '이름, 휴대전화, 이메일과 요청 사항을 가리지 않고 내려받습니다.' : undefined}
          ask={(given) => call(exportVisits, { ...visitFilters(view), ...given })}
          onClose={() => setExporting(false)}
          onDone={(rows) => {
            setExporting(false)
            setDone(`${rows.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.`)
          }}
        />
      )}
      <ListScreenRows
        rows={rows}
        what="방문 예약"
        nothing={{
          title: '다가오는 방문 예약이 없습니다.',
          text: '‘방문 시간’을 정한 매장과 모델하우스에서 고객이 예약하면 여기에 보입니다.',
        }}
        isFiltered={Boolean(view.place || view.day || view.state) || view.show !== 'coming'}
        onReset={() => go(NO_FILTER)}
      >
        {({ answer, at }) => <VisitsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
      </ListScreenRows>
    </ListScreen>
  )
}
