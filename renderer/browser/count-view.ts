import { VIEW_PATH } from '@/schemas/api/site/view-call'

/** What this browser has counted today, in its own store: the day, then a line for each. It leaves the browser with no call. */
const STORE = 'maru-seen'
const LONGEST = 20_000
const SEOUL = 9 * 3_600_000

/**
 * Counts this page once a visitor and day, as soon as the visitor sees it: a tab that opens in the background is counted when it is
 * looked at. A browser that keeps nothing cannot know what it has counted, and counts nothing.
 */
export function countView(): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', countView, { once: true })
    return
  }
  const { pathname, search } = location
  const { searched: word, found } = document.querySelector<HTMLElement>('[data-searched]')?.dataset ?? {}
  const line = `\n${pathname}${word ? `?${word}` : ''}\n`
  try {
    const today = new Date(Date.now() + SEOUL).toISOString().slice(0, 10)
    const known = localStorage.getItem(STORE)
    const seen = known?.startsWith(today) ? known : today
    if (`${seen}\n`.includes(line)) return
    localStorage.setItem(STORE, (seen + line.slice(0, -1)).slice(0, LONGEST))
  } catch {
    return
  }
  const fields = {
    path: decodeURIComponent(pathname),
    // Its host alone: what was searched for elsewhere is none of our business.
    from: document.referrer.split('/', 3)[2],
    campaign: new URLSearchParams(search).get('utm_source'),
    word,
    found,
  }
  const said = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]))
  navigator.sendBeacon(VIEW_PATH, new URLSearchParams(said))
}
