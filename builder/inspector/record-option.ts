'use client'
// Records of a type as a reference field offers them: searched by the service while one types, and those that are chosen by their ids.
import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { listRecordOptions } from '@/schemas/api/site/records'

export type RecordOption = Listed<typeof listRecordOptions>

/** How long typing must pause before the search runs. */
const PAUSE_MS = 180

export interface FoundRecords {
  /** Undefined until the first answer. */
  options: readonly RecordOption[] | undefined
  isSearching: boolean
  fault: string
}

/** @param text undefined while the field is closed: nothing is requested then. */
export function useFoundRecords(type: string, text: string | undefined): FoundRecords {
  const [found, setFound] = useState<FoundRecords & { of: string }>({ options: undefined, isSearching: true, fault: '', of: '' })
  const of = text === undefined ? undefined : `${type} ${text.trim()}`
  useEffect(() => {
    if (text === undefined) return
    const words = text.trim()
    const abort = new AbortController()
    // An answer to earlier words must not replace that of newer ones.
    const timer = setTimeout(
      () => {
        call(listRecordOptions, { type, ...(words ? { search: words } : {}) }, { signal: abort.signal }).then(
          ({ items }) => setFound({ options: items, isSearching: false, fault: '', of: `${type} ${words}` }),
          (failure: unknown) => {
            if (abort.signal.aborted) return
            const fault = failure instanceof CallFailure ? failure.message : '목록을 불러오지 못했습니다. 다시 시도해 주세요.'
            setFound((old) => ({ ...old, isSearching: false, fault, of: `${type} ${words}` }))
          },
        )
      },
      words === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [type, text])
  return { ...found, isSearching: of !== undefined && found.of !== of }
}

export interface ChosenRecords {
  /** By their ids, null for one that was deleted for good; those that are not known yet are missing. */
  known: ReadonlyMap<string, RecordOption | null> | undefined
  /** Why they cannot be told: a role may have the goods and not their categories. */
  fault: string
}

export function useChosenRecords(type: string, ids: readonly string[]): ChosenRecords {
  // Entries and no map: SWR takes any two maps for the same value, and would not render again.
  const { data, error } = useSWR<[string, RecordOption | null][], Error>(
    ids.length > 0 ? ['record-options', type, ids.toSorted().join(',')] : null,
    async () => {
      const { items } = await call(listRecordOptions, { type, ids: ids.join(',') })
      return ids.map((id) => [id, items.find((one) => one.id === id) ?? null])
    },
    { keepPreviousData: true },
  )
  const known = useMemo(() => data && new Map(data), [data])
  const fault = error instanceof CallFailure ? error.message : error ? '불러오지 못했습니다.' : ''
  return { known, fault }
}
