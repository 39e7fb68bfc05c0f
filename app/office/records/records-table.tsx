'use client'
// One page of the records of a type: the columns are made from its definition.
import { useMemo } from 'react'
import { DataTable, type Chosen, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import type { RowMoves } from '@/builder/list/movable-rows'
import { Moment } from '@/builder/list/moment'
import { fullMoment } from '@/builder/list/recent-moment'
import { FROZEN_END } from '@/builder/list/use-frozen-columns'
import { WideTable } from '@/builder/list/wide-table'
import { RowMenu, type RowMenuItem } from '@/builder/list/row-menu'
import { widgetOf } from '@/builder/inspector/field-schema'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseRecords } from '@/schemas/api/site/records'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { FieldCell, Thumbnail, type ListNames } from './field-cell'
import type { RecordListView, RecordSort } from './record-list-view'
import { recordPath } from '@/builder/state/record-path'
import { RecordPill } from './record-pill'
import { fieldsOf } from './use-codes'

export type RecordRow = Listed<typeof browseRecords>

interface RecordsTableProps {
  type: AnyRecordType
  /** Fields shown as columns. */
  shown: readonly string[]
  /** How many of them stay in view beside the name and the state. */
  frozen: number
  view: RecordListView
  go: Go<RecordListView>
  rows: readonly RecordRow[]
  total: number
  names: ListNames
  /** Epoch milliseconds of the displayed answer. */
  now: number
  chosen: Chosen<RecordRow>
  /** Undefined when the member of staff may not write. */
  onChoose: ((chosen: Chosen<RecordRow>) => void) | undefined
  menuOf: (row: RecordRow) => readonly (readonly RowMenuItem[])[]
  moves: RowMoves<RecordRow> | undefined
}

export function RecordsTable({
  type,
  shown,
  frozen,
  view,
  go,
  rows,
  total,
  names,
  now,
  chosen,
  onChoose,
  menuOf,
  moves,
}: RecordsTableProps) {
  // A list of which no row has a picture has no place for one.
  const hasPictures = type.picture !== undefined && rows.some(({ values }) => pictureOf(values[type.picture!]) !== '')
  const columns = useMemo(
    () => columnsOf({ type, shown, frozen, names, now, menuOf, hasPictures }),
    [type, shown, frozen, names, now, menuOf, hasPictures],
  )
  return (
    <WideTable columns={columns} extra={LONG_NAME + (hasPictures ? 4.25 : 0) + (onChoose ? 2.75 : 0) + (moves?.onMove ? 2 : 0)}>
      <DataTable<RecordRow, RecordSort>
        label={`${type.title} 목록`}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        total={total}
        view={view}
        onSort={go}
        moves={moves}
        selection={onChoose && { chosen, onChoose, label: '이 페이지 모두 고르기', labelOf: ({ name }) => `${name || '이름 없음'} 고르기` }}
        rowClass={`max-md:py-3 max-md:pl-2 ${onChoose ? 'max-md:grid-cols-[2.25rem_minmax(0,1fr)_2.75rem]' : 'max-md:grid-cols-[0_minmax(0,1fr)_2.75rem]'}`}
      />
    </WideTable>
  )
}

/** Names of records are longer than those of other rows, in rem. */
const LONG_NAME = 3

const pictureOf = (value: unknown): string => (value as { src?: string } | undefined)?.src ?? ''

type ColumnsOf = Pick<RecordsTableProps, 'type' | 'shown' | 'frozen' | 'names' | 'now' | 'menuOf'> & { hasPictures: boolean }

function columnsOf({ type, shown, frozen, names, now, menuOf, hasPictures }: ColumnsOf): readonly DataColumn<RecordRow>[] {
  const fields = fieldsOf(type)
  return [
    {
      id: 'name',
      header: fields[type.name]?.title ?? '이름',
      sort: 'asc',
      isRowHeader: true,
      isFrozen: true,
      className: 'font-normal max-md:col-start-2 max-md:row-start-1 max-md:pt-1.5',
      cell: (row) => <Name type={type} row={row} hasPictures={hasPictures} />,
    },
    // Beside the name: where many columns scroll, the first ones and the menu stay in view.
    ...(type.visibility === 'drafts'
      ? [
          {
            id: 'state',
            isFrozen: true,
            header: '상태',
            width: 'w-36 max-lg:w-32',
            className: 'max-md:col-start-2 max-md:pt-1.5',
            cell: State,
          },
        ]
      : []),
    ...shown.map((name, at): DataColumn<RecordRow> => {
      const schema = fields[name] ?? {}
      const isNumber = widgetOf(schema) === 'number'
      const isMoment = widgetOf(schema) === 'moment'
      return {
        id: sortOf(type, name) ?? name,
        header: schema.title ?? name,
        isFrozen: at < frozen,
        ...(sortOf(type, name) ? { sort: name === type.list.order ? ('asc' as const) : ('desc' as const) } : {}),
        width: isMoment ? 'w-36' : 'w-32 max-lg:w-28',
        className: `max-md:col-start-2 max-md:flex max-md:gap-2 max-md:pt-1 max-md:text-studio-label max-md:font-normal ${isNumber ? 'md:text-right' : ''}`,
        cell: ({ values }) => (
          <>
            <span className="max-w-1/2 shrink-0 text-studio-text-mute md:hidden">{schema.title}</span>
            <FieldCell schema={schema} value={values[name]} names={names} />
          </>
        ),
      }
    }),
    {
      id: 'updatedAt',
      header: '수정',
      sort: 'desc',
      width: 'w-36',
      className: 'max-md:col-start-2 max-md:pt-1 max-md:text-studio-text-mute',
      cell: ({ updatedAt, updatedBy }) => (
        <>
          <Moment at={updatedAt} now={now} className="whitespace-nowrap max-md:text-studio-label max-md:font-normal" />
          <span className="truncate text-studio-label font-normal text-studio-text-mute md:block max-md:ml-1.5">{updatedBy.name}</span>
        </>
      ),
    },
    {
      id: 'menu',
      header: <span className="sr-only">더 보기</span>,
      width: `w-13 ${FROZEN_END}`,
      className: `text-center ${FROZEN_END} md:px-0 max-md:col-start-3 max-md:row-start-1`,
      cell: (row) => <RowMenu label={`${row.name || '이름 없음'} 더 보기`} groups={menuOf(row)} />,
    },
  ]
}

/** The list is sorted by the type's date and by its order, whatever their fields are called. */
const sortOf = ({ list }: AnyRecordType, field: string): RecordSort | undefined =>
  field === list.at ? 'at' : field === list.order ? 'order' : undefined

/** On a phone the border is room for the finger: a fourth line would show in a padding. */
const NAME =
  'block text-studio-title tracking-tight underline-offset-4 md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:border-y-10 max-md:border-transparent max-md:text-body max-md:font-semibold'

interface NameProps {
  type: AnyRecordType
  row: RecordRow
  hasPictures: boolean
}
function Name({ type, row: { id, name, values, deletedAt }, hasPictures }: NameProps) {
  const words = name || '이름 없음'
  const title = deletedAt ? (
    <span className={NAME}>{words}</span>
  ) : (
    <a
      href={recordPath(type.type, id)}
      data-cell="title"
      title={words}
      className={`${NAME} hover:underline ${name ? '' : 'text-studio-text-mute'}`}
    >
      {words}
    </a>
  )
  if (!type.picture || !hasPictures) return title
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumbnail picture={values[type.picture] ?? {}} />
      <div className="min-w-0 flex-1">{title}</div>
    </div>
  )
}

function State({ state, publishAt, withdrawAt, deletedAt }: RecordRow) {
  if (deletedAt) return <RecordPill state="trash" />
  const next = publishAt ? `${fullMoment(publishAt)} 게시` : withdrawAt ? `${fullMoment(withdrawAt)} 내림` : ''
  return (
    <>
      <RecordPill state={state} />
      {next && (
        <span className="block text-studio-micro font-normal text-studio-text-mute tabular-nums max-md:ml-1.5 max-md:inline">{next}</span>
      )}
    </>
  )
}
