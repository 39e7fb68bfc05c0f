// Follows the news of a person in all tabs of a browser by one stream: the tab that holds the lock has it and tells the others, because a
// browser opens few connections to a host, and a stream in each tab would take them all. Without locks (a site without https) a tab follows
// while it is seen.
import { pathOf } from '@/schemas/api/base/contract'
import { followNews, type NewsState } from '@/schemas/api/auth/staff-news'

/** How long a browser waits that was refused or told that the sign-in has ended: the person may have signed in again. */
const AGAIN = 30_000

/** @param take is given what is unread, now and after each change. @returns a function that ends it. */
export function followInOneTab(personId: string, take: (state: NewsState) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const name = `maru-news ${personId}`
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  let last: NewsState | undefined
  let end: (() => void) | undefined

  const hear = (state: NewsState): void => {
    last = state
    take(state)
  }
  const stream = (): (() => void) =>
    openStream((state) => {
      hear(state)
      channel?.postMessage(state)
    })
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<NewsState | 'hello'>) => {
      if (data !== 'hello') hear(data)
      else if (end && last) channel.postMessage(last)
    }
    channel.postMessage('hello')
  }

  const locks = navigator.locks as LockManager | undefined
  let left = new AbortController()
  const begin = (): void => {
    if (!locks || !channel) return follow()
    left = new AbortController()
    void locks
      .request(name, { signal: left.signal }, () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const close = stream()
        end = () => {
          close()
          resolve()
        }
        return promise
      })
      .catch(() => undefined)
  }
  const leave = (): void => {
    left.abort()
    end?.()
    end = undefined
  }
  const follow = (): void => {
    if (document.hidden) leave()
    else end ??= stream()
  }
  // A page that is kept for the way back holds neither lock nor stream.
  const shown = ({ persisted }: PageTransitionEvent): void => void (persisted && begin())
  begin()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', shown)
  if (!locks || !channel) document.addEventListener('visibilitychange', follow)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', follow)
    leave()
    channel?.close()
  }
}

/** A lost connection is opened anew by the browser; one that was refused or ended is tried again later. */
function openStream(take: (state: NewsState) => void): () => void {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const later = (): void => {
    source.close()
    clearTimeout(again)
    again = setTimeout(open, AGAIN)
  }
  const open = (): void => {
    source = new EventSource(pathOf(followNews))
    source.onmessage = ({ data }: MessageEvent<string>) => take(JSON.parse(data) as NewsState)
    source.addEventListener('end', later)
    source.onerror = () => source.readyState === EventSource.CLOSED && later()
  }
  open()
  return () => {
    clearTimeout(again)
    source.close()
  }
}
