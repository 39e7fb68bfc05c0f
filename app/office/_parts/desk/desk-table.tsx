'use client'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
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

/** One page of the rows of a desk: its own columns, and what is to be done with each row. */
export function DeskTable<C extends AnyContract>({ desk, acts, view, go, rows: { answer, at }, onAct }: Props<C>) {
  const columns = useMemo(() => columnsOf(desk, at, acts, onAct), [desk, at, acts, onAct])
  return (
    <DataTable<Listed<C> & object, string>
      label={desk.title}
      columns={columns}
      rows={answer.items}
      idOf={desk.idOf}
      total={answer.totalCount}
      view={view}
      onSort={go}
      rowHeight="text"
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
    />
  )
}

function columnsOf<C extends AnyContract>(
  { columns, states, nameOf }: Desk<C>,
  now: number,
  acts: Props<C>['acts'],
  onAct: Props<C>['onAct'],
): readonly DataColumn<Listed<C>>[] {
  const own = columns.map((column): DataColumn<Listed<C>> =>
    column === 'state'
      ? {
          id: 'state',
          header: '상태',
          width: 'w-48 max-lg:w-36',
          className: 'wrap-anywhere max-md:col-span-2',
          cell: (row) => (
            <>
              <Pill dot={states!.dots[states!.of(row)]!}>{states!.words[states!.of(row)]}</Pill>
              {states!.note?.(row)}
            </>
          ),
        }
      : { ...column, cell: (row) => column.cell(row, now) },
  )
  if (acts.length === 0) return own
  const buttons = (row: Listed<C>) => (
    <div className="flex flex-wrap gap-2">
      {acts
        .filter((act) => act.for(row))
        .map((act) => {
          const words = typeof act.words === 'string' ? act.words : act.words(row)
          return (
            <button
              key={act.id}
              type="button"
              className={LINE_BUTTON}
              aria-label={`${nameOf(row)} ${words}`}
              onClick={() => onAct(act, row)}
            >
              <act.icon {...ICON} />
              {words}
            </button>
          )
        })}
    </div>
  )
  return [...own, { id: 'acts', header: '할 일', width: 'w-36', className: 'max-md:col-span-2', cell: buttons }]
}
