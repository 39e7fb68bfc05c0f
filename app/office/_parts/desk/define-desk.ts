// A desk: a list of the console whose rows are no records (orders, questions, reports …). What it lists, how it is filtered, what its rows
// show and what staff do with them stand in one definition; page, table, filters, tabs, questions and empty states are made from it.
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { DataColumn } from '@/builder/list/data-table'
import { listQuery, oneOf, PAGE_SIZE, searchWords, type Direction, type ListPage } from '@/builder/list/list-query'
import type { RowMenuItem } from '@/builder/list/row-menu'
import type { Unit } from '@/builder/list/total-words'
import type { ViewOfQuery } from '@/builder/list/use-list-view'
import type { AnyContract, Input, Listed } from '@/schemas/api/base/contract'
import type { OfficeList } from '@/schemas/rules/base/office-lists'

/** What of the list is shown, as the query of its URL says it. '' and null: everything; a filter that is absent: what is usual. */
export interface DeskView extends ListPage {
  state: string | null
  search: string
  filters: Readonly<Record<string, string>>
}

/** States of the rows, each a tab with its number; the contract's input names one as `state`, its item counts them as `counts`. */
interface DeskStates<R> {
  /** In the order of the tabs. */
  words: Readonly<Record<string, string>>
  /** Class of the dot of each. */
  dots: Readonly<Record<string, string>>
  of: (row: R) => string
  /** Below the state of a row: why it has it. */
  note?: (row: R) => ReactNode
  /** Classes of the column's width, where a note needs more than the state. */
  width?: string
}

export type DeskFilter =
  | {
      kind: 'choose'
      /** Name in the input of the contract and in the URL. */
      name: string
      label: string
      /** Words of each value; the first choice is `usual`, which the URL leaves out. */
      choices: Readonly<Record<string, string>>
      /** Words of the first choice where it asks the contract for nothing; without them that choice is the first of `choices`. */
      all?: string
    }
  /** Choices that the server knows. `pattern`: what the URL may carry. */
  | { kind: 'load'; name: string; label: string; all: string; pattern: RegExp; load: () => Promise<Readonly<Record<string, string>>> }
  /** Set by a link elsewhere, and taken away by a button with these words. `query`: its name in the URL. */
  | { kind: 'link'; name: string; query: string; pattern: RegExp; clear: string }
  /** Days in Seoul, by their names in the input and in the URL. `group`: what several days are together. */
  | { kind: 'days'; names: readonly string[]; labels: readonly string[]; group?: string }

/** What is done with a row. It is offered to those whose right says `act`, for the rows that it is `for`. */
export type DeskAct<R> = {
  id: string
  words: string | ((row: R) => string)
  icon: LucideIcon
  act: 'see' | 'write' | 'publish'
  /** Every row without it. */
  for?: (row: R) => boolean
} & (
  | {
      /** Asks for a reason first, which the audit log keeps; without it the act is done at once, because another takes it back. */
      ask?: { title: string; text: string | ((row: R) => string); label: string; words: string; busyWords: string }
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

/** A column; `state` is the one of the states. */
export type DeskColumn<R> = 'state' | (Omit<DataColumn<R>, 'cell'> & { cell: (row: R, now: number) => ReactNode })

/** A CSV file of what the list shows, for a reason. */
export interface DeskExport<C extends AnyContract> {
  title: string
  /** What stands in the file with personal data, for those who may open it. */
  personal: string
  send: (
    given: Omit<Input<C>, 'page' | 'size'> & { reason: string; personalYn: 'Y' | 'N' },
  ) => Promise<{ item: { csv: string; name: string; rows: number } }>
}

export interface DeskDefinition<C extends AnyContract> {
  /** Its path below /ice_builder, and the right that shows it. */
  id: string
  title: string
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
  /** Words of the search field; absent without one. */
  search?: { label: string; placeholder: string }
  filters?: readonly DeskFilter[]
  /** Changes what the contract is asked for, where what is chosen changes what is usual. */
  adapt?: (input: Input<C>) => Input<C>
  /** Views are stored under this id. */
  savedViews?: OfficeList
  columns: readonly DeskColumn<Listed<C>>[]
  /** As tall as their text, with a button for each act; or even, with a menu of the acts. */
  rows: 'text' | 'even'
  acts?: readonly DeskAct<Listed<C>>[]
  /** Links of a row's menu, in groups. */
  links?: (row: Listed<C>) => readonly (readonly RowMenuItem[])[]
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

const DAY = /^\d{4}-\d{2}-\d{2}$/

interface Field {
  name: string
  query: string
  isValue: (text: string) => boolean
}

/** What the URL may carry of a filter: its name there and in the input, and what is taken for a value. */
function fieldsOf(filter: DeskFilter): Field[] {
  if (filter.kind === 'days') return filter.names.map((name) => ({ name, query: name, isValue: (text) => DAY.test(text) }))
  if (filter.kind !== 'choose') {
    const { name, pattern } = filter
    return [{ name, query: filter.kind === 'link' ? filter.query : name, isValue: (text) => pattern.test(text) }]
  }
  const { name, choices, all } = filter
  const usual = all === undefined ? Object.keys(choices)[0] : undefined
  return [{ name, query: name, isValue: (text) => text !== usual && Object.hasOwn(choices, text) }]
}

/** Adds to a definition how its view is read from a URL, written into one, and asked of the contract. */
export function defineDesk<C extends AnyContract>(desk: DeskDefinition<C>): Desk<C> {
  const { contract, states, filters = [], sorts, adapt = (input) => input } = desk
  const names = Object.keys(sorts)
  const query = listQuery({ sorts: names, usualSort: names[0]!, usualDirection: (sort) => sorts[sort] ?? 'desc' })
  const fields = filters.flatMap(fieldsOf)
  const usual = Object.fromEntries(
    filters.flatMap((filter) =>
      filter.kind === 'choose' && filter.all === undefined ? [[filter.name, Object.keys(filter.choices)[0]!] as const] : [],
    ),
  )
  const takes = (contract as { input: { properties: Record<string, { maximum?: number; maxLength?: number }> } }).input.properties
  return {
    ...desk,
    name: desk.id,
    unfiltered: { state: null, search: '', filters: {} },
    isFiltered: ({ state, search, filters: chosen }) => state !== null || search !== '' || Object.keys(chosen).length > 0,
    read(text) {
      const params = new URLSearchParams(text)
      const chosen = fields.flatMap(({ name, query: key, isValue }) => {
        const value = params.get(key) ?? ''
        return isValue(value) ? [[name, value] as const] : []
      })
      const { search, ...page } = query.read(params)
      return {
        state: oneOf(params.get('state'), Object.keys(states?.words ?? {})),
        search: desk.search ? search : '',
        filters: Object.fromEntries(chosen),
        ...page,
      }
    },
    write({ state, search, filters: chosen, ...page }) {
      const written = fields.map(({ name, query: key }) => [key, chosen[name] ?? null] as const)
      return query.write({ q: search, state, ...Object.fromEntries(written) }, page)
    },
    change: (view, change) => query.change(view, change),
    inputOf({ state, search, filters: chosen, sort, direction, page }) {
      const words = searchWords(search).slice(0, takes['search']?.maxLength)
      // Names are those of the contract's input, which the server checks at every call; the law of desks tries each of them.
      return adapt({
        ...usual,
        ...chosen,
        ...(state === null ? {} : { state }),
        ...(words ? { search: words } : {}),
        ...(takes['sort'] ? { sort } : {}),
        ...(takes['direction'] ? { direction } : {}),
        page: Math.min(page, takes['page']?.maximum ?? page),
        size: PAGE_SIZE,
      } as Input<C>)
    },
  }
}
