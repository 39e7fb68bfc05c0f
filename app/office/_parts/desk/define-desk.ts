import { listQuery, oneOf, PAGE_SIZE, searchWords } from '@/builder/list/list-query'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import type { Desk, DeskDefinition } from './desk-definition'
import { fieldsOf, usualOf } from './desk-filter'

/** Fields of the contract's input, of which the view follows lengths, bounds and numbers. */
type Takes = Record<string, { type?: string; maximum?: number; maxLength?: number } | undefined>

/** Adds to a definition how its view is read from a URL, written into one, and asked of the contract. */
export function defineDesk<C extends AnyContract>(desk: DeskDefinition<C>): Desk<C> {
  const { contract, states, filters = [], sorts, adapt = (input) => input } = desk
  const names = Object.keys(sorts)
  const query = listQuery({ sorts: names, usualSort: names[0]!, usualDirection: (sort) => sorts[sort] ?? 'desc' })
  const fields = filters.flatMap((filter) => fieldsOf(filter))
  const usual = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = filter.kind === 'choose' ? usualOf(filter) : undefined
      return value === undefined || filter.kind !== 'choose' ? [] : [[filter.name, value] as const]
    }),
  )
  const stateName = states?.name ?? 'state'
  const takes = (contract as { input: { properties: Takes } }).input.properties
  /** A hidden filter may be of the screen alone. */
  const isSent = ([name]: [string, string]): boolean =>
    takes[name] !== undefined || !filters.some((filter) => filter.kind === 'hidden' && filter.name === name)
  const sent = ([name, text]: [string, string]) => [name, takes[name]?.type === 'integer' ? Number(text) : text] as const
  return {
    ...desk,
    name: desk.name ?? desk.id,
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
        state: oneOf(params.get(stateName), Object.keys(states?.words ?? {})),
        search: desk.search ? search : '',
        filters: Object.fromEntries(chosen),
        ...page,
      }
    },
    write({ state, search, filters: chosen, ...page }) {
      const written = fields.map(({ name, query: key }) => [key, chosen[name] ?? null] as const)
      return query.write({ q: search, [stateName]: state, ...Object.fromEntries(written) }, page)
    },
    change: (view, change) => query.change(view, change),
    inputOf({ state, search, filters: chosen, sort, direction, page }) {
      const words = searchWords(search).slice(0, takes['search']?.maxLength)
      // Names are those of the contract's input, which the server checks at every call; the law of desks tries each of them.
      return adapt({
        ...usual,
        ...Object.fromEntries(Object.entries(chosen).filter(isSent).map(sent)),
        ...(state === null ? {} : { [stateName]: state }),
        ...(words ? { search: words } : {}),
        ...(takes['sort'] ? { sort } : {}),
        ...(takes['direction'] ? { direction } : {}),
        page: Math.min(page, takes['page']?.maximum ?? page),
        size: PAGE_SIZE,
      } as Input<C>)
    },
  }
}
