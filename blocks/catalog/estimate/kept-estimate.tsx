'use client'
import { useEffect, useRef } from 'react'
import { formatDay } from '@/schemas/words/dates'

/** Where the saved estimate stands, and until when. */
export function KeptEstimate({ id, link, until }: { id: string; link: string; until: string }) {
  const field = useRef<HTMLInputElement>(null)
  // It appears below what was pressed: who goes by keyboard or ear is led to it.
  useEffect(() => field.current?.focus({ preventScroll: false }), [link])
  return (
    <div className="mt-4 rounded-sm bg-surface p-5">
      <h3 className="text-body font-semibold">90일 동안 보관합니다</h3>
      <p className="numeric mt-1 text-small text-ink-mute">{formatDay(until)}까지. 이름과 주소는 담기지 않습니다.</p>
      <div className="mt-3 flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          aria-label="견적 주소"
          onFocus={({ target }) => target.select()}
          className="numeric h-13 min-w-0 flex-1 rounded-sm border border-line-field bg-page px-3 text-small"
        />
        <button
          type="button"
          onClick={() => void import('./send-link').then(({ copyAddress }) => copyAddress(link))}
          className="h-13 rounded-sm border border-line-field bg-page px-4 font-semibold hover:bg-surface"
        >
          복사
        </button>
      </div>
    </div>
  )
}
