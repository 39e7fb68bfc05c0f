import { useContext, useId as useOwnId, useState } from 'react'
import { IdScopeContext } from './id-scope'

/**
 * An id that is unique on the page and the same on the server and in the browser, whatever renders: React derives its ids from the
 * tree in a way of its own, and an island's markup is written by one library and made alive by another.
 */
export function useId(): string {
  const own = useOwnId()
  const scope = useContext(IdScopeContext)
  const [id] = useState(() => scope?.next())
  return id ?? own
}
