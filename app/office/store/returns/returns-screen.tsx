'use client'
// Returns for staff: what waits for an answer, what is on its way back, and until when money is due.
import { ChooseFilter } from '@/builder/list/choose-filter'
import { SearchField } from '@/builder/list/search-field'
import { useListRows } from '@/builder/list/use-list-rows'
import { browseReturns } from '@/schemas/api/store/return-desk'
import {
  RETURN_KIND_WORDS,
  RETURN_KINDS,
  RETURN_STATE_WORDS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnState,
} from '@/schemas/rules/store/return-states'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { readReturnView, returnInput, withReturnChange, writeReturnView, type ReturnShow } from './return-list-view'
import { ReturnsTable } from './returns-table'

const LIST = {
  name: 'returns',
  contract: browseReturns,
  inputOf: returnInput,
  read: readReturnView,
  write: writeReturnView,
  change: withReturnChange,
}
const SHOW_CHOICES: { value: ReturnShow; words: string }[] = [
  { value: 'open', words: '처리할 것' },
  { value: 'late', words: '기한이 지난 것' },
  { value: 'all', words: '모두' },
]
const KIND_CHOICES: { value: ReturnKind | ''; words: string }[] = [
  { value: '', words: '교환과 반품' },
  ...RETURN_KINDS.map((value) => ({ value, words: RETURN_KIND_WORDS[value] })),
]
const STATE_CHOICES: { value: ReturnState | ''; words: string }[] = [
  { value: '', words: '모든 상태' },
  ...RETURN_STATES.map((value) => ({ value, words: RETURN_STATE_WORDS[value] })),
]
const NO_FILTER = { kind: null, state: null, show: 'open', search: '' } as const

export function ReturnsScreen({ brand, person, query, first }: ListScreenProps<typeof browseReturns>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  return (
    <ListScreen brand={brand} person={person} here="returns" title="교환과 반품" unit="건" list={list}>
      <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
        <div className="flex max-md:basis-full">
          <SearchField
            label="주문 번호로 찾기"
            placeholder="주문 번호로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
        </div>
        <ChooseFilter label="보기" choices={SHOW_CHOICES} value={view.show} onChoose={(show) => go({ show })} isBare />
        <ChooseFilter label="종류" choices={KIND_CHOICES} value={view.kind ?? ''} onChoose={(kind) => go({ kind: kind || null })} isBare />
        <ChooseFilter
          label="상태"
          choices={STATE_CHOICES}
          value={view.state ?? ''}
          onChoose={(state) => go({ state: state || null })}
          isBare
        />
        <ListViews of="returns" person={person} kind={LIST} rows={rows} />
      </div>
      <ListScreenRows
        rows={rows}
        what="교환·반품 신청"
        nothing={{ title: '처리할 교환·반품이 없습니다.', text: '고객이 신청하거나 주문에서 접수하시면 여기에 보입니다.' }}
        isFiltered={Boolean(view.kind || view.state || view.search) || view.show !== 'open'}
        onReset={() => go(NO_FILTER)}
      >
        {({ answer, at }) => <ReturnsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
      </ListScreenRows>
    </ListScreen>
  )
}
