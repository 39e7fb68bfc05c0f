'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { pagePayload, type SharedPart } from './page-payload'

interface Props extends SharedPart {
  /** As in the card (content 3, SharePayload). */
  scraps?: number | undefined
  views?: number | undefined
  /** The event for which the share is recorded. */
  eventId?: string | undefined
  className?: string
}

/** 공유하기: loads the short link, then opens the channels to share this page (SYS-24). */
export function ShareButton({ scraps, views, eventId, said, page, picture, className = '' }: Props) {
  const [isBusy, setBusy] = useState(false)
  const locked = useRef(false)

  const open = async () => {
    if (locked.current) return
    locked.current = true
    setBusy(true)
    try {
      const [payload, { openShareSheet }] = await Promise.all([
        pagePayload({ ...(scraps ? { scraps } : {}), ...(views ? { views } : {}) }, { said, page, picture }),
        import('./open-share-sheet'),
      ])
      setBusy(false)
      await openShareSheet(payload, eventId)
    } finally {
      locked.current = false
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isBusy}
      onClick={() => void open()}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-small font-semibold text-ink transition-colors duration-(--duration-quick) hover:bg-action-quiet ${className}`}
    >
      <Icon name="share" size={20} />
      공유
    </button>
  )
}
