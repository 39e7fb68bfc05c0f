import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { listShopPins, type ShopPin } from '@/schemas/api/places/map'
import { searchOf, type FinderQuery } from './finder-query'

interface Pins {
  /** Undefined before the first answer; those of the last search while another is under way. */
  pins: readonly ShopPin[] | undefined
  isFailed: boolean
  retry: () => void
}

/** All stores of a search, for the map; turning the pages of the list loads nothing. */
export function usePins(query: FinderQuery): Pins {
  const [pins, setPins] = useState<readonly ShopPin[]>()
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const search = JSON.stringify(searchOf(query))
  useEffect(() => {
    const asking = new AbortController()
    call(listShopPins, JSON.parse(search) as ReturnType<typeof searchOf>, { signal: asking.signal }).then(
      ({ items }) => setPins(items),
      () => asking.signal.aborted || setFailed(`${search} ${attempt}`),
    )
    return () => asking.abort()
  }, [search, attempt])
  return { pins, isFailed: failed === `${search} ${attempt}`, retry: () => setAttempt((count) => count + 1) }
}
