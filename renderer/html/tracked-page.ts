// The page context as a view receives it, which notes what the view reads of it: a block's HTML is remembered together with the values
// that it was made of.
import type { PageContext } from '../define-block'

type Field = keyof PageContext

export interface TrackedPage {
  page: PageContext
  /** The fields that this work reads, `site` excepted, which is the same in every page of a process. */
  fieldsReadBy: (work: () => void) => readonly Field[]
  /** The values of these fields, as a part of a key. */
  valuesOf: (fields: readonly Field[]) => string
}

const NOTHING: readonly Field[] = []

export function trackPage(given: PageContext): TrackedPage {
  let read: Set<Field> | undefined
  const written = new Map<Field, string>()
  const note = <F extends Field>(field: F): PageContext[F] => {
    read?.add(field)
    return given[field]
  }
  const page = {
    get now() {
      return note('now')
    },
    get path() {
      return note('path')
    },
    get params() {
      return note('params')
    },
    get query() {
      return note('query')
    },
    get page() {
      return note('page')
    },
    site: given.site,
    get subject() {
      return note('subject')
    },
  } as PageContext
  return {
    page,
    fieldsReadBy(work) {
      const before = read
      const fields = (read = new Set())
      try {
        work()
      } finally {
        read = before
      }
      return fields.size === 0 ? NOTHING : [...fields]
    },
    valuesOf: (fields) =>
      fields
        .map((field) => {
          let text = written.get(field)
          if (text === undefined) written.set(field, (text = JSON.stringify(given[field])))
          return text
        })
        .join(),
  }
}
