'use client'
import { ChooseColumns } from '@/builder/list/choose-columns'
import { writeChoice, type ColumnChoice } from '@/builder/list/column-choice'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FoldedFilters } from '@/builder/list/folded-filters'
import type { Direction, Go } from '@/builder/list/list-query'
import { MineSwitch } from '@/builder/list/mine-switch'
import { SearchField } from '@/builder/list/search-field'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { Rights } from '@/schemas/rules/base/rights'
import { RecordFilterFields } from './record-filter-fields'
import type { RecordListView, RecordSort, RecordView } from './record-list-view'
import { SavedViews } from '@/app/office/_parts/saved-views'
import { SheetMenu } from './sheet-menu'
import { fieldsOf, type Codes } from './use-codes'

interface ListToolsProps {
  type: AnyRecordType
  staffId: string
  codes: Codes
  view: RecordListView
  go: Go<RecordListView>
  kind: RecordView
  rights: Rights
  choice: ColumnChoice
  onColumns: (columns: readonly string[] | undefined) => void
  /** Whether the usual columns are shown. */
  isUsual: boolean
  onAnnounce: (words: string) => void
  canWrite: boolean
  isAdmin: boolean
}
const USUAL: readonly string[] = []

/** Search, filters, saved views and columns. On a narrow screen filters and order are behind one button. */
export function ListTools({
  type,
  staffId,
  codes,
  view,
  go,
  kind,
  rights,
  choice,
  onColumns,
  isUsual,
  onAnnounce,
  canWrite,
  isAdmin,
}: ListToolsProps) {
  const fields = fieldsOf(type)
  const columns = Object.keys(fields)
    .filter((name) => name !== type.name && name !== type.picture && rights.sees(type.type, name))
    .map((id) => ({ id, words: fields[id]!.title ?? id }))
  const given = { type, codes, rights, view, go }
  return (
    <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        label={`${type.title} 찾기`}
        placeholder="이름이나 내용으로 찾기"
        value={view.search}
        onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
      />
      <div className="contents max-md:hidden">
        <RecordFilterFields {...given} isBare />
      </div>
      {type.visibility === 'drafts' && <MineSwitch isOn={view.isMine} onPress={() => go({ isMine: !view.isMine })} />}
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        <FoldedFilters count={Object.keys(view.filters).length}>
          <RecordFilterFields {...given} className="w-full" />
          <Order type={type} view={view} go={go} />
        </FoldedFilters>
        <SavedViews
          type={type.type}
          staffId={staffId}
          canShare={canWrite}
          isAdmin={isAdmin}
          query={kind.write({ ...view, page: 1 })}
          columns={isUsual ? USUAL : writeChoice(choice)}
          onOpen={(opened) => {
            onColumns(opened.columns.length > 0 ? opened.columns : undefined)
            go(kind.read(opened.query))
          }}
          onAnnounce={onAnnounce}
        />
        <ChooseColumns
          columns={columns}
          choice={choice}
          onChange={(next) => onColumns(writeChoice(next))}
          onReset={isUsual ? undefined : () => onColumns(undefined)}
        />
        <SheetMenu type={type} view={view} canWrite={canWrite} canPublish={rights.publishes(type.type)} onAnnounce={onAnnounce} />
      </div>
    </div>
  )
}

function Order({ type, view, go }: Pick<ListToolsProps, 'type' | 'view' | 'go'>) {
  const fields = fieldsOf(type)
  const { at, order } = type.list
  const orders: { sort: RecordSort; direction: Direction; words: string }[] = [
    ...(order ? [{ sort: 'order' as const, direction: 'asc' as const, words: '정한 차례' }] : []),
    ...(at
      ? [
          { sort: 'at' as const, direction: 'desc' as const, words: `${fields[at]!.title} 새것부터` },
          { sort: 'at' as const, direction: 'asc' as const, words: `${fields[at]!.title} 오래된 것부터` },
        ]
      : []),
    { sort: 'name', direction: 'asc', words: '이름 가나다' },
    { sort: 'updatedAt', direction: 'desc', words: '최근에 고친 것부터' },
  ]
  return (
    <ChooseFilter
      label="정렬"
      choices={orders.map(({ sort, direction, words }) => ({ value: `${sort} ${direction}`, words }))}
      value={`${view.sort} ${view.direction}`}
      onChoose={(value) => {
        const { sort, direction } = orders.find((one) => `${one.sort} ${one.direction}` === value)!
        go({ sort, direction })
      }}
      className="w-full"
    />
  )
}
