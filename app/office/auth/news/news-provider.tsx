'use client'
// What came in for the person who is signed in, on every screen of the console: the number at the bell, at the entries of the navigation and
// before the title of the tab, a sentence for screen readers, and a tone for who wants one.
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NewsContext, type NewsAtHand } from '@/builder/list/news-context'
import { call } from '@/schemas/api/base/call'
import { readNews, type NewsState } from '@/schemas/api/auth/staff-news'
import { NEWS } from '@/schemas/rules/base/news-kinds'
import { arrivedWords, newestOf, unreadOf } from './arrived-words'
import { chime } from './chime'
import { EmergencyNotice } from './emergency-notice'
import { followInOneTab } from './follow-in-one-tab'
import { NewsBell } from './news-bell'

/** What comes in within this time is said in one sentence. */
const SAID_TOGETHER = 1_500
const NOTHING: NewsState = { kinds: [] }
const COUNT = /^\(\d+\+?\) /

export function NewsProvider({ personId, children }: { personId: string; children: ReactNode }) {
  const [state, setState] = useState(NOTHING)
  const said = useArrivals(state)
  const unread = unreadOf(state)
  const newest = newestOf(state)
  useEffect(() => {
    // A page in a frame, the canvas, has none of its own.
    if (parent !== window) return
    return followInOneTab(personId, setState)
  }, [personId])
  useEffect(() => countInTitle(unread), [unread])
  // The screen that is open shows the thing: what leads to it is read, however the person came here.
  useEffect(() => {
    if (newest === 0 || document.hidden) return
    void call(readNews, { link: location.pathname + location.search }).catch(() => undefined)
  }, [newest])
  const news = useMemo<NewsAtHand>(() => {
    const counts: Record<string, number> = {}
    for (const { kind, count } of state.kinds) counts[NEWS[kind].area] = (counts[NEWS[kind].area] ?? 0) + count
    return { counts, newest, isKnown: state !== NOTHING, bell: <NewsBell unread={unread} newest={newest} /> }
  }, [state, unread, newest])
  return (
    <NewsContext value={news}>
      <EmergencyNotice emergencies={state.emergencies} />
      {children}
      <p role="status" className="sr-only">
        {said}
      </p>
    </NewsContext>
  )
}

/** Screens name the tab anew as they are opened and saved: the number goes on standing before the name. */
function countInTitle(unread: number): () => void {
  const write = (): void => {
    const title = document.title.replace(COUNT, '')
    const counted = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
    if (document.title !== counted) document.title = counted
  }
  write()
  const watcher = new MutationObserver(write)
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => watcher.disconnect()
}

/** What came in since the page was opened, in a sentence; what was there before is not said. */
function useArrivals(state: NewsState): string {
  const [said, setSaid] = useState('')
  const latest = useRef(state)
  /** What was said, or there at first; undefined until the first state came. */
  const heard = useRef<NewsState>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (state === NOTHING) return
    latest.current = state
    heard.current ??= state
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const words = arrivedWords(heard.current!, latest.current)
      heard.current = latest.current
      if (!words) return
      setSaid(words)
      void chime().catch(() => undefined)
    }, SAID_TOGETHER)
  }, [state])
  useEffect(() => () => clearTimeout(timer.current), [])
  return said
}
