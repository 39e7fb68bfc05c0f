import { createContext } from 'react'

/** Gives the components of one root their ids, in the order in which they are rendered first. */
export interface IdScope {
  next: () => string
}

/** Present round each island, and round the dialogs. Where it is absent, as on the canvas, React numbers by itself. */
export const IdScopeContext = createContext<IdScope | undefined>(undefined)

/** @param prefix unique on the page. */
export function idScope(prefix: string): IdScope {
  let count = 0
  return { next: () => `${prefix}_${count++}_` }
}
