// The view of a list as the query of its URL, so that it can be bookmarked, sent and returned to. Invalid values are ignored, and
// defaults are not written.

export type Direction = 'asc' | 'desc'
/** The view that every list has, besides its own filters. */
export interface ListPage<S extends string = string> {
  sort: S
  direction: Direction
  page: number
}
/** Changes the view. Typing replaces the history entry; a choice pushes a new one. */
export type Go<V> = (change: Partial<V>, how?: 'push' | 'replace') => void

/** Rows of one page of a list. */
export const PAGE_SIZE = 20

interface Sorts<S extends string> {
  sorts: readonly S[]
  usualSort: S
  /** The initial direction of a sort, until the member of staff reverses it. */
  usualDirection: (sort: S) => Direction
}

/** Reads and writes the query of one kind of list. */
export function listQuery<S extends string>({ sorts, usualSort, usualDirection }: Sorts<S>) {
  return {
    read(query: URLSearchParams): ListPage<S> & { search: string } {
      const sort = oneOf(query.get('sort'), sorts) ?? usualSort
      const page = Number(query.get('page'))
      return {
        search: (query.get('q') ?? '').slice(0, 100),
        sort,
        direction: oneOf(query.get('direction'), ['asc', 'desc']) ?? usualDirection(sort),
        page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
      }
    },

    /** @returns the query with its `?`; empty for the usual view. @param filters in the order in which they are written. */
    write(filters: Readonly<Record<string, string | null>>, { sort, direction, page }: ListPage<S>): string {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
      if (sort !== usualSort) query.set('sort', sort)
      if (direction !== usualDirection(sort)) query.set('direction', direction)
      if (page > 1) query.set('page', String(page))
      const text = query.toString()
      return text && `?${text}`
    },

    /** Another filter or order starts at the first page; another sort in its usual direction. */
    change<V extends ListPage<S>>(view: V, change: Partial<V>): V {
      const direction = change.sort !== undefined && change.direction === undefined ? usualDirection(change.sort) : view.direction
      return { ...view, page: 1, direction, ...change }
    },
  }
}

export const oneOf = <T extends string>(value: string | null, values: readonly T[]): T | null => values.find((one) => one === value) ?? null

/** An incomplete syllable (`이벤ㅌ`) would find nothing, so it is left out until it is complete. Initials alone stay. */
export const searchWords = (text: string): string => text.replace(/([가-힣])[ㄱ-ㅎㅏ-ㅣ]+$/, '$1').trim()
