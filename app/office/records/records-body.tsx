'use client'
import { useMemo, useRef, useState } from 'react'
import type { Chosen } from '@/builder/list/data-table'
import { ListBody } from '@/builder/list/list-body'
import { readChoice } from '@/builder/list/column-choice'
import type { ListHeaderProps } from '@/builder/list/list-header'
import type { Go } from '@/builder/list/list-query'
import type { RowMenuItem } from '@/builder/list/row-menu'
import type { Total } from '@/builder/list/total-words'
import type { RowsState } from '@/builder/list/use-rows'
import type { browseRecords } from '@/schemas/api/site/records'
import type { FieldChange } from '@/schemas/records/change-field'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { Rights } from '@/schemas/rules/base/rights'
import { ActDialog } from './act-dialog'
import { BulkRecords } from './bulk-records'
import { changeableFields } from './changeable-fields'
import { EmptyRecords } from './empty-records'
import { ListTools } from './list-tools'
import { filterInput, type RecordListView, type RecordView } from './record-list-view'
import type { Concerned, RecordAct } from './record-acts'
import { recordMenu } from './record-menu'
import { RecordTree } from './record-tree'
import { RecordsTable, type RecordRow } from './records-table'
import { ResultNotice } from './result-notice'
import { SetFieldDialog } from './set-field-dialog'
import { fieldsOf, useCodes } from './use-codes'
import { useListKeys } from './use-list-keys'
import { needsQuestion, useRecordActs } from './use-record-acts'

interface RecordsBodyProps {
  type: AnyRecordType
  staffId: string
  isAdmin: boolean
  rights: Rights
  /** Columns of one's own choice; undefined for those of the definition. */
  columns: readonly string[] | undefined
  onColumns: (columns: readonly string[] | undefined) => void
  view: RecordListView
  go: Go<RecordListView>
  kind: RecordView
  list: RowsState<typeof browseRecords>
  whole: Total
  openPage: (page: number) => void
  create: ListHeaderProps['create']
}

type OpenDialog = { act: RecordAct; concerned: Concerned } | { act: 'set'; concerned: Concerned }
const NONE: Chosen<RecordRow> = new Map()
const NO_NAMES = {}

/** Tools, selection, result and rows of one list. */
export function RecordsBody({
  type,
  staffId,
  isAdmin,
  rights,
  columns,
  onColumns,
  view,
  go,
  kind,
  list,
  whole,
  openPage,
  create,
}: RecordsBodyProps) {
  const place = useRef<HTMLDivElement>(null)
  const codes = useCodes(type)
  const [chosen, setChosen] = useState(NONE)
  const [isAll, setAll] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const acts = useRecordActs(type.type)
  const may = { write: rights.writes(type.type), publish: rights.publishes(type.type) }
  const canWrite = may.write
  const choice = readChoice(columns ?? type.list.columns)
  const shown = choice.shown.filter((name) => name in fieldsOf(type) && rights.sees(type.type, name))
  const answer = list.data?.answer
  const { total } = whole
  const names = useMemo(() => ({ records: answer?.item.names ?? NO_NAMES, codes }), [answer, codes])

  // Another filter is another list, so the selection of the old one is cleared.
  const goTo: Go<RecordListView> = (change, how) => {
    if (change.page === undefined && change.sort === undefined) choose(NONE)
    go(change, how)
  }
  function choose(next: Chosen<RecordRow>): void {
    setChosen(next)
    setAll(false)
  }
  const selected = (): Concerned =>
    isAll
      ? { ...narrowing(type, view), expected: total, count: total }
      : { ids: [...chosen.keys()], count: chosen.size, ...(chosen.size === 1 ? { name: [...chosen.values()][0]!.name } : {}) }

  async function run(act: RecordAct, concerned: Concerned, more?: FieldChange): Promise<void> {
    const { refused } = await acts.run(act, concerned, more)
    setDialog(null)
    const left = new Set(refused.map(({ id }) => id))
    choose(new Map([...chosen].filter(([id]) => left.has(id))))
  }
  function request(act: RecordAct, concerned: Concerned): void {
    if (act === 'set' || needsQuestion(act, concerned)) setDialog({ act, concerned })
    else void acts.runNow(act, concerned).then(() => choose(NONE))
  }

  const rows = answer?.items ?? []
  const isOrdered = canWrite && type.list.order !== undefined && type.parent === undefined
  const canMove = isOrdered && view.sort === 'order' && view.direction === 'asc' && view.search === '' && view.state !== 'trash'
  const isTree = type.parent !== undefined && isWholeOrder(type, view)
  function move(row: RecordRow, to: number): void {
    const from = rows.findIndex(({ id }) => id === row.id)
    const others = rows.filter(({ id }) => id !== row.id)
    const next = others[to]
    const isLast = !next && !whole.isMore && view.page * rows.length >= total
    setAnnouncement(`‘${row.name}’의 자리를 ${rows.length}개 중 ${to + 1}번째로 옮깁니다.`)
    // Shown at once; the list is read again after the service has answered.
    if (list.data && from >= 0)
      void list.mutate({ ...list.data, answer: { ...list.data.answer, items: others.toSpliced(to, 0, row) } }, { revalidate: false })
    void acts.move(row.id, row.name, next ? { before: next.id } : isLast || others.length === 0 ? {} : { behind: others.at(-1)!.id })
  }
  const duplicate = (id: string) => void acts.duplicate(type, id)
  const menuOf = (row: RecordRow): readonly (readonly RowMenuItem[])[] => {
    const act = (name: RecordAct) => () => request(name, { ids: [row.id], count: 1, name: row.name })
    const at = rows.findIndex(({ id }) => id === row.id)
    return recordMenu(type, row, may, act, duplicate, canMove ? { at, last: rows.length - 1, to: (place) => move(row, place) } : undefined)
  }

  useListKeys({
    search: () => place.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    create: create?.onCreate,
    undo: acts.result && acts.result.batches.length > 0 ? () => void acts.undo() : undefined,
  })

  return (
    <div ref={place}>
      <ListTools
        type={type}
        staffId={staffId}
        codes={codes}
        view={view}
        go={goTo}
        kind={kind}
        choice={choice}
        rights={rights}
        onColumns={onColumns}
        isUsual={columns === undefined}
        onAnnounce={setAnnouncement}
        canWrite={canWrite}
        isAdmin={isAdmin}
      />
      {view.state === 'trash' && (
        <p className="mb-2 text-studio-text-mute">여기 있는 것은 방문자에게 보이지 않습니다. 되살리면 버리기 전의 상태로 돌아옵니다.</p>
      )}
      {acts.result && (
        <ResultNotice
          type={type.type}
          result={acts.result}
          isFault={acts.result.isFault}
          isBusy={acts.isBusy}
          onUndo={() => void acts.undo()}
          onClose={acts.close}
        />
      )}
      {chosen.size > 0 && (
        <BulkRecords
          type={type}
          canPublish={may.publish}
          canChange={changeableFields(type, rights).length > 0}
          view={view}
          count={isAll ? total : chosen.size}
          isAll={isAll}
          total={total}
          isMore={whole.isMore}
          isPageChosen={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
          onAll={() => setAll(true)}
          onAct={(act) => request(act, selected())}
          onClear={() => choose(NONE)}
        />
      )}
      {isTree && total > 0 ? (
        <RecordTree
          type={type}
          canWrite={canWrite}
          only={type.apart && view.filters[type.apart]}
          acts={acts}
          onAct={(act, { id, name }) => (act === 'duplicate' ? duplicate(id) : request(act, { ids: [id], count: 1, name }))}
        />
      ) : (
        <ListBody
          list={list}
          page={view.page}
          onPage={openPage}
          whole={whole}
          empty={(count) => <EmptyRecords type={type} view={view} go={goTo} total={count} create={create} />}
        >
          {(data) => (
            <RecordsTable
              type={type}
              shown={shown}
              frozen={choice.frozen}
              view={view}
              go={goTo}
              rows={data.answer.items}
              total={total}
              names={names}
              now={data.at}
              chosen={chosen}
              onChoose={canWrite ? choose : undefined}
              menuOf={menuOf}
              moves={isOrdered ? { labelOf: ({ name }) => name || '이름 없음', onMove: canMove ? move : undefined } : undefined}
            />
          )}
        </ListBody>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="sr-only">
        {acts.result?.title}
      </p>
      {dialog?.act === 'set' ? (
        <SetFieldDialog
          type={type}
          fields={changeableFields(type, rights)}
          concerned={dialog.concerned}
          onSet={(change) => run('set', dialog.concerned, change)}
          onClose={() => setDialog(null)}
        />
      ) : (
        dialog && (
          <ActDialog
            act={dialog.act}
            type={type.type}
            title={type.title}
            concerned={dialog.concerned}
            names={isAll ? [] : [...chosen.values()].map(({ name }) => name)}
            onConfirm={() => run(dialog.act, dialog.concerned)}
            onClose={() => setDialog(null)}
          />
        )
      )}
    </div>
  )
}

function narrowing(type: AnyRecordType, view: RecordListView): Pick<Concerned, 'search' | 'filter' | 'state' | 'mine'> {
  const { type: _type, ...narrowed } = filterInput(type, view)
  return narrowed
}

/** Whether a list shows everything in its order, narrowed at most to one of the trees that are kept apart. */
const isWholeOrder = ({ apart }: AnyRecordType, { sort, direction, search, state, filters, isMine }: RecordListView): boolean =>
  !isMine &&
  sort === 'order' &&
  direction === 'asc' &&
  search === '' &&
  state === null &&
  Object.keys(filters).every((field) => field === apart)
