// The number of the member's unread alarms, as this browser knows it (S-ALARM-1). Pages are the same for everybody: the number is asked
// for once the page is idle, remembered in the tab for a minute, and changed at once here and in other tabs when alarms are read.
import { whenIdle } from '@/lib/when-idle'
import { call } from '@/schemas/api/base/call'
import { countMyAlarms } from '@/schemas/api/members/alarms'

const KEY = 'maru-unread'
const LASTS = 60_000

interface Known {
  memberNo: string
  count: number
}

let known: Known = { memberNo: '', count: 0 }
let asking = false
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

function become(next: Known): void {
  known = next
  document.documentElement.toggleAttribute('data-unread', next.count > 0)
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const unread = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) listen()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  },
  of: (memberNo: string): number => (known.memberNo === memberNo ? known.count : 0),
}

/** The number after something was read; other tabs show it too. */
export function noteUnread(memberNo: string, count: number): void {
  const next = { memberNo, count: Math.max(0, count) }
  remember(next)
  become(next)
  ;(channel ?? openChannel())?.postMessage(next)
}

/** Takes the number of the last minute, or asks for it when the page has nothing better to do. */
export function findUnread(memberNo: string): void {
  const remembered = recall(memberNo)
  if (remembered) return become(remembered)
  if (asking) return
  asking = true
  whenIdle(() => {
    call(countMyAlarms, {})
      .then(
        ({ item }) => {
          const next = { memberNo, count: item.unreadCnt }
          remember(next)
          become(next)
        },
        // The next page asks again.
        () => undefined,
      )
      .finally(() => (asking = false))
  })
}

// --- this tab's memory, and other tabs

function remember({ memberNo, count }: Known): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ memberNo, count, at: Date.now() }))
  } catch {
    // Without storage every page asks.
  }
}

function recall(memberNo: string): Known | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Known & { at: number }) | null
    return stored?.memberNo === memberNo && Date.now() - stored.at < LASTS ? stored : undefined
  } catch {
    return undefined
  }
}

const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? (channel = new BroadcastChannel(KEY)) : undefined

/** A page that comes back with the Back button missed what happened meanwhile. */
const onReturn = ({ persisted }: PageTransitionEvent): void => void (persisted && findUnread(known.memberNo))

function listen(): void {
  const opened = channel ?? openChannel()
  if (opened)
    opened.onmessage = ({ data }: MessageEvent<Known>) => {
      if (data.memberNo !== known.memberNo) return
      remember(data)
      become(data)
    }
  addEventListener('pageshow', onReturn)
}

function stop(): void {
  channel?.close()
  channel = undefined
  removeEventListener('pageshow', onReturn)
}
