'use client'
import { useMemo, type ReactNode } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { RowMenu } from '@/builder/list/row-menu'
import type { Rows } from '@/builder/list/use-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import type { Desk, DeskAct, DeskView } from './define-desk'

interface Props<C extends AnyContract> {
  desk: Desk<C>
  /** What the role may do; a role that may only look has no column of acts. */
  acts: readonly DeskAct<Listed<C>>[]
  view: DeskView
  go: Go<DeskView>
  rows: Rows<C>
  onAct: (act: DeskAct<Listed<C>>, row: Listed<C>) => void
}

const LAYOUTS = {
  text: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2',
  even: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-3 max-md:pl-2',
  menu: 'max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-3 max-md:pl-2',
}

/** One page of the rows of a desk: its own columns, and what is to be done with each row. */
export function DeskTable<C extends AnyContract>({ desk, acts, view, go, rows: { answer, at }, onAct }: Props<C>) {
  const columns = useMemo(() => columnsOf(desk, at, acts, onAct), [desk, at, acts, onAct])
  return (
    <DataTable<Listed<C> & object, string>
      label={`${desk.title} 목록`}
      columns={columns}
      rows={answer.items}
      idOf={desk.idOf}
      total={answer.totalCount}
      view={view}
      onSort={go}
      rowHeight={desk.rows}
      rowClass={LAYOUTS[hasMenu(desk) ? 'menu' : desk.rows]}
    />
  )
}

const hasMenu = <C extends AnyContract>({ rows, acts, links }: Desk<C>): boolean =>
  rows === 'even' && (links !== undefined || acts !== undefined)

function columnsOf<C extends AnyContract>(
  desk: Desk<C>,
  now: number,
  acts: Props<C>['acts'],
  onAct: Props<C>['onAct'],
): readonly DataColumn<Listed<C>>[] {
  const own = desk.columns.map((column): DataColumn<Listed<C>> =>
    column === 'state'
      ? { ...STATE, width: desk.states?.width ?? 'w-36 max-lg:w-28', cell: (row) => <State desk={desk} row={row} /> }
      : { ...column, cell: (row) => column.cell(row, now) },
  )
  const open = (row: Listed<C>) => acts.filter((act) => act.for?.(row) ?? true)
  if (hasMenu(desk)) {
    const menu = (row: Listed<C>): ReactNode => {
      const items = open(row).map((act) => ({ words: wordsOf(act, row), icon: act.icon, onSelect: () => onAct(act, row) }))
      return (
        <RowMenu label={`${desk.nameOf(row)} 메뉴`} groups={[items, ...(desk.links?.(row) ?? [])].filter((group) => group.length > 0)} />
      )
    }
    return [...own, { id: 'menu', header: '', width: 'w-14', cell: menu }]
  }
  if (acts.length === 0) return own
  const buttons = (row: Listed<C>): ReactNode => (
    <div className="flex flex-wrap gap-2">
      {open(row).map((act) => (
        <button
          key={act.id}
          type="button"
          className={LINE_BUTTON}
          aria-label={`${desk.nameOf(row)} ${wordsOf(act, row)}`}
          onClick={() => onAct(act, row)}
        >
          <act.icon {...ICON} />
          {wordsOf(act, row)}
        </button>
      ))}
    </div>
  )
  return [...own, { id: 'acts', header: '할 일', width: 'w-36', className: 'max-md:col-span-2', cell: buttons }]
}

const wordsOf = <R,>({ words }: DeskAct<R>, row: R): string => (typeof words === 'string' ? words : words(row))

const STATE = { id: 'state', header: '상태', className: 'wrap-anywhere' }
function State<C extends AnyContract>({ desk: { states }, row }: { desk: Desk<C>; row: Listed<C> }) {
  const state = states!.of(row)
  return (
    <>
      <Pill dot={states!.dots[state]!}>{states!.words[state]}</Pill>
      {states!.note?.(row)}
    </>
  )
}
