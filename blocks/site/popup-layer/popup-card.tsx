'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { storedState } from '@/lib/ui/stored-state'
import { whenShown } from '@/lib/ui/when-shown'
import { useId } from '@/lib/ui/use-id'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { isOpening, putAway, type PopupMemory } from '@/schemas/rules/site/popup-memory'

interface Popup {
  popupId: string
  title: string
  applyLimitType: '2' | '3'
  openUntil: string
  eventSeq: number | null
  body: ReactNode
}

/** On a page that does not scroll: long enough for the page to be seen first. */
const PAUSE = 1500
/** Between the card and the focused element, including its ring. */
const GAP = 16
const memory = storedState<PopupMemory>('maru:popups', {}, (kept) =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {},
)
/** Closed in this tab: not shown again in this session. */
const closedKey = (popupId: string) => `maru:popup:${popupId}`

/**
 * One popup at a time, beside the page and not over it: a card in the corner, a sheet on phones. It takes neither focus nor scrolling,
 * and moves nothing.
 */
export function PopupCard({ popups }: { popups: Popup[] }) {
  const [shown, setShown] = useState<Popup>()
  const [isPast, setPast] = useState(false)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)

  useEffect(
    () =>
      whenShown(() => {
        let isLeft = false
        let isAsked = false
        const open = async () => {
          const popup = await firstToOpen(popups)
          if (!isLeft) setShown(popup)
        }
        const stop = watchFirstView((past) => {
          // The card stays while the keyboard’s focus is in it.
          setPast(past || !!card.current?.contains(document.activeElement))
          if (past && !isAsked) {
            isAsked = true
            void open()
          }
        })
        return () => {
          isLeft = true
          stop()
        }
      }),
    // What the page brought does not change while it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  // Scrolls the focused element out from under the card, so that a keyboard user sees it.
  useEffect(() => {
    if (!shown || !isPast) return
    const { style } = document.documentElement
    const before = style.scrollPaddingBottom
    style.scrollPaddingBottom = `${innerHeight - card.current!.getBoundingClientRect().top + GAP}px`
    return () => void (style.scrollPaddingBottom = before)
  }, [shown, isPast])
  if (!shown || !isPast) return null

  const close = () => {
    noteClosed(shown.popupId)
    setShown(undefined)
  }
  const away = () => {
    memory.set(putAway(shown, memory.snapshot(), new Date()))
    setShown(undefined)
  }
  return (
    <aside
      ref={card}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="fixed inset-x-0 bottom-0 z-(--z-bottom-bar) max-h-[70dvh] overflow-y-auto rounded-t-xl bg-page text-ink shadow-overlay transition-[opacity,translate] duration-(--duration-slow) ease-(--ease-settle) sm:inset-x-auto sm:bottom-6 sm:left-[max(var(--gutter),calc(50%-var(--container-base)/2))] sm:w-[360px] sm:rounded-md starting:translate-y-6 starting:opacity-0"
    >
      <div className="px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="type-title text-balance">
            {shown.title}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label="팝업 닫기"
            className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        <div className="mt-2">{shown.body}</div>
      </div>
      <div className="border-t border-line-soft px-2 pb-[env(safe-area-inset-bottom)]">
        <button type="button" onClick={away} className="min-h-12 px-3 text-small text-ink-mute underline-offset-4 hover:underline sm:px-4">
          {shown.applyLimitType === '2' ? '오늘 하루 보지 않기' : '다시 보지 않기'}
        </button>
      </div>
    </aside>
  )
}

async function firstToOpen(popups: readonly Popup[]): Promise<Popup | undefined> {
  for (const popup of popups) {
    if (wasClosed(popup.popupId) || !isOpening(popup, memory.snapshot(), new Date())) continue
    if (popup.eventSeq !== null && (await hasTakenPart(popup.eventSeq))) continue
    return popup
  }
  return undefined
}

/** Whether the member has used up their entries of an event, by its limit: then the popup is not shown (S-EVT-7). */
async function hasTakenPart(eventSeq: number): Promise<boolean> {
  if (!seemsSignedIn()) return false
  const { hasApplied } = await import('@/blocks/events/_parts/event-entry/has-applied')
  return hasApplied(eventSeq)
}

/** Says whether half of the first view has been scrolled away: its photograph stays uncovered until then, and on the way back again. */
function watchFirstView(say: (isPast: boolean) => void): () => void {
  const stop = new AbortController()
  const canScroll = document.documentElement.scrollHeight > innerHeight * 1.5
  const timer = canScroll ? undefined : setTimeout(() => say(true), PAUSE)
  const look = () => say(scrollY >= innerHeight / 2)
  if (canScroll) addEventListener('scroll', look, { passive: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Storage may be refused: the popup is then closed for this page only. */
function wasClosed(popupId: string): boolean {
  try {
    return sessionStorage.getItem(closedKey(popupId)) !== null
  } catch {
    return false
  }
}
function noteClosed(popupId: string): void {
  try {
    sessionStorage.setItem(closedKey(popupId), '')
  } catch {
    // As above.
  }
}
