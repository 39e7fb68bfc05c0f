import { cache } from 'react'
import { openPage, type Opened } from '@/renderer/open-page'
import { compose } from './compose'

/** Opens the page once per request, because metadata and body share it. */
export const requestPage = cache(async (path: string, queryText: string): Promise<Opened> => {
  compose()
  return openPage(path, Object.fromEntries([...new URLSearchParams(queryText)].reverse()))
})

/** `['zin', 'home']` → `/zin/home`; percent-encoding undone once, Hangul composed (NFC). */
export function pathOf(segments: string[] | undefined): string {
  return `/${(segments ?? []).map((segment) => safeDecode(segment)).join('/')}`.normalize('NFC')
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The first value of every name, as in the URL; the page server has normalised them already. */
export function queryText(search: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) query.set(name, first)
  }
  return query.toString()
}
