'use client'
// Web vitals of real visits for staff: the 75th percentile of each page, the worst first, rated by the limits of web.dev.
import { ChooseFilter } from '@/builder/list/choose-filter'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { browseVitals, VITAL_DEVICES, type VitalDevice } from '@/schemas/api/site/vitals'
import { RATINGS } from '@/schemas/rules/site/vitals'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { RATING_WORDS } from './rating-words'
import { isVitalFiltered, readVitalView, vitalInput, withVitalChange, writeVitalView } from './vital-list-view'
import { VitalLimits } from './vital-limits'
import { DEVICE_WORDS, VitalsTable } from './vitals-table'

const LIST = {
  name: 'vitals',
  contract: browseVitals,
  inputOf: vitalInput,
  read: readVitalView,
  write: writeVitalView,
  change: withVitalChange,
}
const SPAN_CHOICES = [
  { value: '28', words: '최근 28일' },
  { value: '7', words: '최근 7일' },
] as const
const DEVICE_CHOICES: { value: VitalDevice | ''; words: string }[] = [
  { value: '', words: '모든 기기' },
  ...VITAL_DEVICES.map((value) => ({ value, words: DEVICE_WORDS[value] })),
]

export function VitalsScreen({ brand, person, query, first }: ListScreenProps<typeof browseVitals>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const counts = list.data?.answer.item.counts

  return (
    <ListScreen brand={brand} person={person} here="dashboard" title="방문 속도" list={list}>
      <StatusTabs
        statuses={RATINGS}
        wordsOf={(rating) => RATING_WORDS[rating]}
        counts={counts}
        value={view.rating}
        onChange={(rating) => go({ rating })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <div className="flex max-md:basis-full">
            <SearchField
              label="페이지 찾기"
              placeholder="제목이나 경로로 찾기"
              value={view.search}
              onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
            />
          </div>
          <ChooseFilter label="기간" choices={SPAN_CHOICES} value={view.days} onChoose={(days) => go({ days })} />
          <ChooseFilter
            label="기기"
            choices={DEVICE_CHOICES}
            value={view.device ?? ''}
            onChoose={(value) => go({ device: value || null })}
            isBare
          />
          <ListViews of="vitals" person={person} kind={LIST} rows={rows} />
        </div>
        <ListScreenRows
          rows={rows}
          what="페이지"
          nothing={{
            title: '아직 측정한 방문이 없습니다.',
            text: '게시한 페이지를 방문자가 보고 떠나면 여기에 속도가 보입니다. 미리보기와 편집 화면은 측정하지 않습니다.',
          }}
          isFiltered={isVitalFiltered(view)}
          onReset={() => go({ rating: null, search: '', device: null })}
        >
          {({ answer }) => <VitalsTable view={view} go={go} rows={answer.items} total={answer.totalCount} />}
        </ListScreenRows>
        {list.data && list.data.answer.items.length > 0 && <VitalLimits />}
      </StatusTabs>
    </ListScreen>
  )
}
