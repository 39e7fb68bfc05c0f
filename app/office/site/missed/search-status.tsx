'use client'
import useSWR from 'swr'
import { recentMoment } from '@/builder/list/recent-moment'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readSearchStatus } from '@/schemas/api/site/missed-searches'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { statusWords } from './status-words'

const wordsNow = (status: Item<typeof readSearchStatus>) => statusWords(status, (at) => recentMoment(at, Date.now()))

/** Who finds what visitors search at this moment, and what the search engine beside the database lacks; nothing where the database finds all. */
export function SearchStatus() {
  const { data } = useSWR<Item<typeof readSearchStatus>, Error>(
    [readSearchStatus.id],
    async () => (await call(readSearchStatus, {})).item,
    { refreshInterval: 10_000 },
  )
  const words = data && wordsNow(data)
  if (!words) return null
  return (
    <section aria-label="검색 상태" className={`mb-4 rounded-md px-4 py-3 ${words.isGood ? 'bg-success-soft' : 'bg-danger-soft'}`}>
      <p role="status">
        <b className={`font-semibold ${words.isGood ? 'text-success' : 'text-danger'}`}>{words.headline}</b>
      </p>
      {words.details.map((line) => (
        <p key={line} className={`mt-1 wrap-anywhere ${QUIET}`}>
          {line}
        </p>
      ))}
    </section>
  )
}
