// A desk: a list of the console whose rows are no records (orders, questions, reports …). What it lists, how it is filtered, what its rows
// show and what staff do with them stand in one definition; page, table, filters, tabs, questions and empty states are made from it.
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { DataColumn } from '@/builder/list/data-table'
import { listQuery, oneOf, PAGE_SIZE, searchWords, type Direction, type ListPage } from '@/builder/list/list-query'
import type { Unit } from '@/builder/list/total-words'
import type { ViewOfQuery } from '@/builder/list/use-list-view'
import type { AnyContract, Input, Listed } from '@/schemas/api/base/contract'
import type { OfficeList } from '@/schemas/rules/base/office-lists'

/** What of the list is shown, as the query of its URL says it. '' and null: everything. */
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
}

export type DeskFilter =
  | {
      kind: 'choose'
      /** Name in the input of the contract. */
      name: string
      /** Name in the URL; that of the input where it is absent. */
      query?: string
      label: string
      /** Words of each value; the first choice, which filters nothing, is said as `all`. */
      choices: Readonly<Record<string, string>>
      all: string
    }
  /** First and last day, in Seoul; names in the input and in the URL. */
  | { kind: 'days'; names: readonly [from: string, until: string]; labels: readonly [from: string, until: string] }

/** What is done with a row. It is offered to those whose right says `act`, for the rows that it is `for`. */
export type DeskAct<R> = {
  id: string
  words: string | ((row: R) => string)
  icon: LucideIcon
  act: 'write' | 'publish'
  for: (row: R) => boolean
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

export interface DeskDefinition<C extends AnyContract> {
  /** Its path below /ice_builder, and the right that shows it. */
  id: string
  title: string
  unit: Unit
  /** A row as a Korean noun. */
  what: string
  contract: C
  idOf: (row: Listed<C>) => string
  /** Names the row for screen readers, before the words of an act. */
  nameOf: (row: Listed<C>) => string
  /** What it can be ordered by; the first one is usual, the latest first. */
  sorts: readonly [usual: string, ...others: string[]]
  states?: DeskStates<Listed<C>>
  /** Words of the search field; absent without one. */
  search?: { label: string; placeholder: string }
  filters?: readonly DeskFilter[]
  /** Views are stored under this id. */
  savedViews?: OfficeList
  columns: readonly DeskColumn<Listed<C>>[]
  acts?: readonly DeskAct<Listed<C>>[]
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
const FARTHEST = 500
const latestFirst = (): Direction => 'desc'

/** Adds to a definition how its view is read from a URL, written into one, and asked of the contract. */
export function defineDesk<C extends AnyContract>(desk: DeskDefinition<C>): Desk<C> {
  const { states, filters = [], sorts } = desk
  const query = listQuery({ sorts, usualSort: sorts[0], usualDirection: latestFirst })
  /** Every value that the URL may carry: its name there and in the input, and what is taken for one. */
  const fields = filters.flatMap((filter) =>
    filter.kind === 'choose'
      ? [{ name: filter.name, query: filter.query ?? filter.name, isValue: (text: string) => Object.hasOwn(filter.choices, text) }]
      : filter.names.map((name) => ({ name, query: name, isValue: (text: string) => DAY.test(text) })),
  )
  const unfiltered = { state: null, search: '', filters: {} }
  return {
    ...desk,
    name: desk.id,
    unfiltered,
    isFiltered: ({ state, search, filters: chosen }) => state !== null || search !== '' || Object.keys(chosen).length > 0,
    read(text) {
      const params = new URLSearchParams(text)
      const chosen = fields.flatMap(({ name, query: key, isValue }) => {
        const value = params.get(key) ?? ''
        return isValue(value) ? [[name, value] as const] : []
      })
      return {
        state: oneOf(params.get('state'), Object.keys(states?.words ?? {})),
        filters: Object.fromEntries(chosen),
        ...query.read(params),
      }
    },
    write({ state, search, filters: chosen, ...page }) {
      const written = fields.map(({ name, query: key }) => [key, chosen[name] ?? null] as const)
      return query.write({ q: search, state, ...Object.fromEntries(written) }, page)
    },
    change: (view, change) => query.change(view, change),
    inputOf({ state, search, filters: chosen, sort, direction, page }) {
      const words = searchWords(search)
      // Names are those of the contract's input, which the server checks with every request; the law of desks reads each of them.
      return {
        ...(state === null ? {} : { state }),
        ...chosen,
        ...(words ? { search: words } : {}),
        ...(sorts.length > 1 ? { sort } : {}),
        direction,
        page: Math.min(page, FARTHEST),
        size: PAGE_SIZE,
      } as Input<C>
    },
  }
}
