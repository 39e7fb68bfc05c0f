'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { listVisitTimes, type VisitTimes } from '@/schemas/api/places/visits'

export interface KnownTimes {
  state: 'loading' | 'there' | 'closed' | 'failed'
  days: readonly VisitTimes[]
  closeHours: number
}
const LOADING: KnownTimes = { state: 'loading', days: [], closeHours: 0 }

/** The times of a place; `closed` where it receives no visitors. Read again when a time was filled meanwhile. */
export function useVisitTimes(place: string): { times: KnownTimes; refresh: () => Promise<void> } {
  const [times, setTimes] = useState(LOADING)
  const refresh = useCallback(async () => {
    try {
      const { items, item } = await call(listVisitTimes, { place })
      setTimes({ state: 'there', days: items, closeHours: item.closeHours })
    } catch (error) {
      const isClosed = error instanceof CallFailure && error.status === 404
      // Times that were read before are better than none.
      setTimes((known) => (known.state === 'there' && !isClosed ? known : { ...LOADING, state: isClosed ? 'closed' : 'failed' }))
    }
  }, [place])
  useEffect(() => {
    void Promise.resolve().then(refresh)
  }, [refresh])
  return { times, refresh }
}
