'use client'
import { useEffect, useRef } from 'react'
import { cookieValue } from '@/lib/ui/cookies'
import { openPopup } from '@/lib/ui/open-popup'
import { CAMPAIGN_COOKIE } from '@/schemas/rules/base/campaign'
import { COLLABO_WINDOW, collaboFormPath, inflowOf } from '@/schemas/rules/events/collabo'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { hasApplied } from '../../_parts/event-entry/has-applied'
import { useEntry } from '../../_parts/event-entry/use-entry'

/** Milliseconds between two checks of the window. */
const LOOK = 500

/**
 * 상담 신청: opens the form in a window of its own (S-COLLABO-1). When it is closed, this page checks whether the form was sent, and is then
 * reloaded with a message (S-EVT-4).
 */
export function CollaboEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const watch = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(watch.current), [])

  const open = async () => {
    // A member who has applied gets the reason why a second request is refused.
    if (entry.isApplied) return entry.admit()
    if (!entry.admitSignedIn()) return
    const { search, host } = location
    const inflow = inflowOf({ search, host, campaign: cookieValue(CAMPAIGN_COOKIE), referrer: document.referrer })
    const address = collaboFormPath(event.EVENT_SEQ, inflow)
    // Before anything is awaited, or the browser blocks it.
    const popup = openPopup(address, COLLABO_WINDOW)
    if (!popup) return location.assign(address)
    clearInterval(watch.current)
    watch.current = setInterval(() => {
      if (!popup.closed) return
      clearInterval(watch.current)
      void hasApplied(event.EVENT_SEQ, AbortSignal.timeout(10_000)).then((has) => has && location.reload())
    }, LOOK)
  }
  return (
    <EntryFrame
      event={event}
      entry={entry}
      title="인테리어 상담을 신청하세요"
      lead="새 창에서 신청서를 쓰며, 보내 주시면 담당자가 전화로 연락드립니다."
      label="상담 신청"
      onApply={open}
    />
  )
}
