// What a desk is: a list of the console whose rows are no records (orders, questions, reports …). What it lists, how it is filtered, what its
// rows show and what staff do with them stand in one definition; page, table, filters, tabs, questions and empty states are made from it.
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { DataColumn } from '@/builder/list/data-table'
import type { Direction, ListPage } from '@/builder/list/list-query'
import type { RowMenuItem } from '@/builder/list/row-menu'
import type { Person } from '@/builder/list/side'
import type { Unit } from '@/builder/list/total-words'
import type { ViewOfQuery } from '@/builder/list/use-list-view'
import type { AnyContract, Input, Item, Listed } from '@/schemas/api/base/contract'
import type { OfficeList } from '@/schemas/rules/base/office-lists'
import type { Act } from '@/schemas/rules/base/rights'
import type { DeskFilter } from './desk-filter'

/** What of the list is shown, as the query of its URL says it. '' and null: everything; a filter that is absent: what is usual. */
export interface DeskView extends ListPage {
  state: string | null
  search: string
  filters: Readonly<Record<string, string>>
}

/** What the desk shows now, as its own parts read it. */
export interface DeskNow<C extends AnyContract> {
  view: DeskView
  /** Undefined until the list has answered. */
  item: Item<C> | undefined
  rows: readonly Listed<C>[]
  total: number
  person: Person
}

/** States of the rows, each a tab with its number; the contract's item counts them as `counts`. */
interface DeskStates<R> {
  /** In the order of the tabs. */
  words: Readonly<Record<string, string>>
  /** Class of the dot of each, and which one a row has; needed for the column alone. */
  dots?: Readonly<Record<string, string>>
  of?: (row: R) => string
  /** Their name in the input of the contract and in the URL; `state` without it. */
  name?: string
  /** Below the state of a row: why it has it. */
  note?: (row: R) => ReactNode
  /** Classes of the column: its width, where a note needs more than the state, and its cells. */
  width?: string
  className?: string
}

/** A question for a reason, which the audit log keeps. */
interface DeskQuestion {
  label: string
  words: string
  busyWords: string
  /** Reasons that are given most often; one press writes one. */
  usual?: readonly string[]
}

/** What is done with a row. It is offered to those whose right says `act`, for the rows that it is `for`. */
export type DeskAct<R> = {
  id: string
  words: string | ((row: R) => string)
  icon: LucideIcon
  act: Act
  /** Every row without it. */
  for?: (row: R) => boolean
  /** The arrow that does it with Shift in a row, and what is said of a row that it is not for. */
  key?: { code: 'ArrowLeft' | 'ArrowRight'; closed: (row: R) => string }
} & (
  | {
      /** Without it the act is done at once, because another takes it back. */
      ask?: DeskQuestion & { title: string; text: string | ((row: R) => string) }
      send: (row: R, reason: string) => Promise<{ resultMessage: string }>
      /** The act that takes it back, offered beside what was done. */
      undo?: string
    }
  /** A form of its own. */
  | { dialog: ComponentType<DeskDialogProps<R>> }
)

export interface DeskDialogProps<R> {
  /** As the list has it now: after a conflict it is the changed one. */
  row: R
  /** Reads the list anew. */
  onConflict: () => Promise<unknown>
  onDone: (words: string) => void
  onClose: () => void
}

/** What was done, in words. */
export interface DeskDone {
  words: string
  isFailed?: boolean
  /** Rows of a bulk act that stayed as they were, and why. */
  left?: readonly { name: string; href?: string; words: string }[]
  /** Takes it back. */
  undo?: () => void
  /** Where the rows went that this list does not show any more. */
  next?: { words: string; href: string }
}

/** A row that an act leaves as it is, and why. */
export interface DeskStaying {
  name: string
  words: string
}

/** Rows that are chosen, and what is done with all of them after one reason. */
interface DeskBulk<C extends AnyContract> {
  /** Names the check box of all rows of a page, that of one row, and the line of what is done. */
  all: string
  one: (row: Listed<C>) => string
  line: string
  /** Names a row among several; the `nameOf` of the desk without it. */
  nameOf?: (row: Listed<C>) => string
  /** Every row without it. */
  mayChoose?: (row: Listed<C>) => boolean
  /** Says which rows those are. */
  only?: string
  /** Filters whose change makes another list, so that nothing stays chosen. */
  within?: readonly string[]
  acts: readonly DeskBulkAct<C>[]
  /** Words of the button that covers again what an act has opened; absent where none opens. */
  cover?: string
}

export type DeskBulkAct<C extends AnyContract> = {
  id: string
  words: string
  icon: LucideIcon
  act: Act
  for?: (rows: readonly Listed<C>[], now: DeskNow<C>) => boolean
  /** How many rows the contract takes at once; above it the line says so in place of the button. */
  most?: number
} & (
  | {
      /** @param count of the rows that it changes. */
      ask: DeskQuestion & { title: string; text: (count: number) => string }
      /** Why it leaves a row as it is: said before it is sent. Where it leaves all, it is not offered. */
      stays?: (row: Listed<C>) => string | undefined
      /** `opened`: what is shown of rows from now on, by their id. */
      send: (
        rows: readonly Listed<C>[],
        reason: string,
        now: DeskNow<C>,
      ) => Promise<DeskDone & { opened?: readonly (readonly [id: string, what: unknown])[] }>
    }
  /** A form of its own. */
  | { dialog: ComponentType<DeskBulkDialogProps<Listed<C>>> }
)

export interface DeskBulkDialogProps<R> {
  rows: readonly R[]
  onDone: (done: DeskDone) => void
  onClose: () => void
}

/** A button above the list, for what concerns no single row. */
export interface DeskTool<C extends AnyContract> {
  id: string
  words: string
  icon: LucideIcon
  act: Act
  isMain?: true
  for?: (now: DeskNow<C>) => boolean
  dialog: ComponentType<{ now: DeskNow<C>; onDone: (done: DeskDone) => void; onClose: () => void }>
}

/** Rows found by a value that stands in no URL, shown in place of the list. */
export interface DeskFound<R> {
  rows: readonly R[]
  /** How many were found by what. */
  words: string
  nothing: { title: string; text: string }
}
interface DeskFind<R> {
  /** Names the table of what was found, and the button that leaves it. */
  label: string
  leave: string
  /** The button that opens the form; without it the form stands above the list. */
  button?: { words: string; icon: LucideIcon }
  /** `null` shows the list again, where what was found stands in its view. */
  form: ComponentType<{ onFound: (found: DeskFound<R> | null) => void; onClose: () => void }>
}

/** What a cell may read beside its row. */
export interface DeskCell {
  view: DeskView
  /** What a bulk act has opened of the row. */
  opened: unknown
}
/** A column; `state` is the one of the states. */
export type DeskColumn<R> = 'state' | (Omit<DataColumn<R>, 'cell'> & { cell: (row: R, now: number, more: DeskCell) => ReactNode })

/** A CSV file of what the list shows, for a reason. */
interface DeskExport<C extends AnyContract> {
  title: string
  /** The right to it; to see the desk is enough without it. */
  act?: Act
  for?: (now: DeskNow<C>) => boolean
  /** What the file has, where it is not just what the list has now. */
  text?: string
  /** What stands in the file with personal data, for those who may open it; null where no file has any. */
  personal: string | null
  send: (
    given: Omit<Input<C>, 'page' | 'size'> & { reason: string; personalYn: 'Y' | 'N' },
  ) => Promise<{ item: { csv: string; name: string; rows: number } }>
}

export interface DeskDefinition<C extends AnyContract> {
  /** Its path below /ice_builder, and the right that shows it. */
  id: string
  /** Cache name of every page of the list; the id without it. */
  name?: string
  /** The link of the navigation that is the present one; that of `id` without it. */
  here?: string
  title: string
  /** Names the table; the title with `목록` without it. */
  label?: string
  /** What its rows are counted in; things without it. */
  unit?: Unit
  /** A row as a Korean noun. */
  what: string
  contract: C
  idOf: (row: Listed<C>) => string
  /** Names the row for screen readers, before the words of an act. */
  nameOf: (row: Listed<C>) => string
  /** What it can be ordered by, and in which direction first; the first one is usual. */
  sorts: Readonly<Record<string, Direction>>
  states?: DeskStates<Listed<C>>
  /** Words of the search field; absent without one. `elsewhere` says what is found in another way, where nothing was found. */
  search?: { label: string; placeholder: string; elsewhere?: string }
  filters?: readonly DeskFilter<C>[]
  /** Changes what the contract is asked for, where what is chosen changes what is usual. */
  adapt?: (input: Input<C>) => Input<C>
  /** Views are stored under this id. */
  savedViews?: OfficeList
  find?: DeskFind<Listed<C>>
  /** At the end of the line of the filters. */
  end?: ComponentType<{ now: { view: DeskView } }>
  /** Between the filters and the rows, and below the rows where there are any. */
  above?: ComponentType<{ now: DeskNow<C> }>
  below?: ComponentType<{ now: DeskNow<C> }>
  columns: readonly DeskColumn<Listed<C>>[]
  /** As tall as their text, with a button for each act; or even, with a menu of the acts. */
  rows: 'text' | 'even'
  /** Classes that lay out a row on a narrow screen; those of its kind without it. */
  layout?: string
  acts?: readonly DeskAct<Listed<C>>[]
  /** Links of a row's menu, in groups. */
  links?: (row: Listed<C>) => readonly (readonly RowMenuItem[])[]
  /** Classes of the cell of the menu. */
  menuClass?: string
  bulk?: DeskBulk<C>
  tools?: readonly DeskTool<C>[]
  create?: { words: string; dialog: ComponentType<{ onClose: () => void }> }
  file?: DeskExport<C>
  /** Said while there is no row at all. */
  nothing: { title: string; text: string }
}

export interface Desk<C extends AnyContract> extends DeskDefinition<C>, ViewOfQuery<DeskView> {
  /** Cache name of every page of the list. */
  name: string
  inputOf: (view: DeskView) => Input<C>
  /** The view without its filters. */
  unfiltered: Pick<DeskView, 'state' | 'search' | 'filters'>
  isFiltered: (view: DeskView) => boolean
}
