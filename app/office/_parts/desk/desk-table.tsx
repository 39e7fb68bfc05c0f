'use client'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { readChoice } from '@/builder/list/column-choice'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import { FROZEN_END } from '@/builder/list/use-frozen-columns'
import { RowMenu } from '@/builder/list/row-menu'
import { WideTable } from '@/builder/list/wide-table'
import { ActButton } from '@/builder/ui/act-button'
import { Pill } from '@/builder/ui/pill'
import type { AnyContract, Listed } from '@/schemas/api/base/contract'
import { arrangedColumns, chosenFrom } from './arranged-columns'
import type { Desk, DeskAct, DeskCell, DeskView } from './desk-definition'
import type { DeskState } from './use-desk'

interface Props<C extends AnyContract> {
  state: DeskState<C>
  rows: readonly Listed<C>[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  at: number
  /** Names the table of what a form has found; another order leaves it, and nothing is done there with several. */
  foundAs?: string
}

/** A check box beside each row, in rem. */
const CHECK_ROOM = 2.75

const LAYOUTS = {
  text: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2',
  even: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:py-3 max-md:pl-2',
  menu: 'max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-3 max-md:pl-2',
  bulk: 'max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-1 max-md:py-3',
}

/** One page of the rows of a desk: its own columns, and what is to be done with each row. */
export function DeskTable<C extends AnyContract>({ state, rows, total, at, foundAs }: Props<C>) {
  const { desk, permitted, view, opened, onAct, say } = state
  const { acts, bulk } = permitted
  const own = useMemo(() => columnsOf({ desk, at, acts, onAct, view, opened }), [desk, at, acts, onAct, view, opened])
  const choice = useMemo(() => (state.columns ? readChoice(state.columns) : undefined), [state.columns])
  const columns = useMemo(() => (choice ? arrangedColumns(own, chosenFrom(desk), choice) : own), [own, desk, choice])
  const isChoosing = desk.bulk !== undefined && bulk.length > 0 && foundAs === undefined
  /** Shift with an arrow does what the row's menu does. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = pressed(acts, event)
    const line = (event.target as HTMLElement).closest('tr')
    const row = line && rows[[...(line.parentElement?.children ?? [])].indexOf(line)]
    if (!act || !row) return
    event.preventDefault()
    if (act.for?.(row) ?? true) onAct(act, row)
    else say(act.key!.closed(row))
  }
  return (
    <div onKeyDown={onKeyDown}>
      <WideTable columns={columns} extra={isChoosing ? CHECK_ROOM : 0}>
        <DataTable<Listed<C> & object, string>
          label={foundAs ?? desk.label ?? `${desk.title} 목록`}
          columns={columns}
          rows={rows}
          idOf={desk.idOf}
          total={total}
          view={view}
          onSort={foundAs === undefined ? state.go : () => state.setFound(null)}
          selection={
            isChoosing
              ? {
                  ...{ chosen: state.chosen, onChoose: state.setChosen, label: desk.bulk!.all, labelOf: desk.bulk!.one },
                  mayChoose: desk.bulk!.mayChoose ?? (() => true),
                }
              : undefined
          }
          rowHeight={desk.rows}
          rowClass={isChoosing ? LAYOUTS.bulk : (desk.layout ?? LAYOUTS[hasMenu(desk) ? 'menu' : desk.rows])}
        />
      </WideTable>
    </div>
  )
}

function pressed<R>(acts: readonly DeskAct<R>[], event: KeyboardEvent): DeskAct<R> | undefined {
  if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return undefined
  return acts.find(({ key }) => key?.code === event.code)
}

const hasMenu = <C extends AnyContract>({ rows, acts, links }: Desk<C>): boolean =>
  rows === 'even' && (links !== undefined || acts !== undefined)

interface ColumnsOf<C extends AnyContract> {
  desk: Desk<C>
  at: number
  acts: readonly DeskAct<Listed<C>>[]
  onAct: (act: DeskAct<Listed<C>>, row: Listed<C>) => void
  view: DeskView
  opened: ReadonlyMap<string, unknown>
}

function columnsOf<C extends AnyContract>({ desk, at, acts, onAct, view, opened }: ColumnsOf<C>): readonly DataColumn<Listed<C>>[] {
  const more = (row: Listed<C>): DeskCell => ({ view, opened: opened.get(desk.idOf(row)) })
  const own = desk.columns.map((column): DataColumn<Listed<C>> =>
    column === 'state'
      ? {
          ...{ id: 'state', header: '상태', width: desk.states?.width ?? 'w-36 max-lg:w-28' },
          className: desk.states?.className ?? 'wrap-anywhere',
          cell: (row) => <State desk={desk} row={row} />,
        }
      : { ...column, cell: (row) => column.cell(row, at, more(row)) },
  )
  const open = (row: Listed<C>) => acts.filter((act) => act.for?.(row) ?? true)
  if (hasMenu(desk)) {
    const menu = (row: Listed<C>): ReactNode => {
      const items = open(row).map((act) => ({ words: wordsOf(act, row), icon: act.icon, onSelect: () => onAct(act, row) }))
      return (
        <RowMenu label={`${desk.nameOf(row)} 메뉴`} groups={[items, ...(desk.links?.(row) ?? [])].filter((group) => group.length > 0)} />
      )
    }
    return [
      ...own,
      {
        ...{ id: 'menu', header: '', width: `w-14 ${FROZEN_END}`, cell: menu },
        className: `${FROZEN_END} ${desk.menuClass ?? ''}`,
      },
    ]
  }
  if (acts.length === 0) return own
  const buttons = (row: Listed<C>): ReactNode => (
    <div className="flex flex-wrap gap-2">
      {open(row).map((act) => (
        <ActButton icon={act.icon} key={act.id} aria-label={`${desk.nameOf(row)} ${wordsOf(act, row)}`} onClick={() => onAct(act, row)}>
          {wordsOf(act, row)}
        </ActButton>
      ))}
    </div>
  )
  return [...own, { id: 'acts', header: '할 일', width: 'w-36', className: 'max-md:col-span-2', cell: buttons }]
}

const wordsOf = <R,>({ words }: DeskAct<R>, row: R): string => (typeof words === 'string' ? words : words(row))

function State<C extends AnyContract>({ desk: { states }, row }: { desk: Desk<C>; row: Listed<C> }) {
  const state = states?.of?.(row) ?? ''
  return (
    <>
      <Pill dot={states?.dots?.[state] ?? ''}>{states?.words[state]}</Pill>
      {states?.note?.(row)}
    </>
  )
}
