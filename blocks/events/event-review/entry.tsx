'use client'
import { useRef, useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { applyReview } from '@/schemas/api/events/entries'
import { REVIEW_URLS } from '@/schemas/rules/events/event-game'
import { reviewFault, URL_WANTED, type UrlFault } from '@/schemas/rules/events/review-url'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { useEntry } from '../_parts/event-entry/use-entry'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { MyReviews } from '../_parts/event-reviews/my-reviews'

/** The URLs of up to three posts of the member (V-REV-1 to V-REV-4), and those sent before. */
export function EventReviewEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const [urls, setUrls] = useState(() => Array.from({ length: REVIEW_URLS }, () => ''))
  const [fault, setFault] = useState<UrlFault>()
  const fields = useRef<(HTMLInputElement | null)[]>([])

  const write = (at: number, url: string) => {
    const next = urls.map((old, i) => (i === at ? url : old))
    setUrls(next)
    // A fault is validated again while typing (look, 10).
    if (fault) setFault(reviewFault(next))
  }
  const onApply = async () => {
    if (!(await entry.admit())) return
    const found = reviewFault(urls)
    setFault(found)
    if (found) return fields.current[found.at]?.focus()
    const given = urls.map((url) => url.trim()).filter(Boolean)
    await entry.apply(() => call(applyReview, { eventId: String(event.EVENT_SEQ), urls: given }))
  }

  return (
    <>
      <EntryFrame
        event={event}
        entry={entry}
        title={event.GAME.question || '후기를 올린 주소를 알려 주세요'}
        lead={`블로그나 SNS에 올린 글의 주소를 ${REVIEW_URLS}개까지 등록할 수 있습니다.`}
        onApply={onApply}
      >
        <div className="grid gap-5">
          {urls.map((url, at) => (
            <TextField
              key={at}
              ref={(field) => void (fields.current[at] = field)}
              id={`${id}-${at}`}
              label={`글 주소 ${at + 1}`}
              optional={at > 0}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onFocus={entry.onFocus}
              onChange={({ target }) => write(at, target.value)}
              error={fault?.at === at ? (fault.message === URL_WANTED ? entry.say('required', URL_WANTED) : fault.message) : undefined}
            />
          ))}
        </div>
      </EntryFrame>
      <MyReviews eventId={String(event.EVENT_SEQ)} />
    </>
  )
}
