'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import { pictureOrNone } from '@/schemas/rules/base/image-value'
import { BookPage, type Leaf } from './book-page'
import type { Catalog } from './load'
import { spreadsOf, spreadWith, spreadWords } from './spreads'

const WIDE = '(width >= 1024px)'
const SWIPE = 48
const TURN = 360
// At an end a button is disabled by ARIA only and keeps the focus, so that keys still work.
const round =
  'grid size-11 shrink-0 place-items-center rounded-full bg-page shadow-float transition-colors duration-(--duration-quick) hover:bg-surface-deep aria-disabled:cursor-default aria-disabled:text-ink-ghost aria-disabled:shadow-none aria-disabled:hover:bg-page'
const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface Turn {
  from: number
  to: number
}

/** A catalogue as a book: two pages on a wide screen and one on a narrow one, turned by buttons, keys and swipes. */
export function Book({ catalog, close }: { catalog: Catalog; close: () => void }) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
  const [page, setPage] = useState(0)
  const [turn, setTurn] = useState<Turn>()
  const closer = useRef<HTMLButtonElement>(null)
  const finger = useRef<number>(undefined)

  const leaves: Leaf[] = [
    {
      image: { src: pictureOrNone(catalog.COVER), alt: catalog.COVER_ALT, ...catalog.COVER_SHAPE },
      title: catalog.TITLE,
      text: catalog.SUMMARY,
      isCover: true,
    },
    ...catalog.pages.map(({ image, alt, shape, title, text }) => ({ image: { src: pictureOrNone(image), alt, ...shape }, title, text })),
  ]
  const spreads = spreadsOf(leaves.length, isWide)
  const at = spreadWith(spreads, page)
  const spread = spreads[at]!

  useEffect(() => closer.current!.focus(), [])

  const go = (asked: number) => {
    const to = Math.min(spreads.length - 1, Math.max(0, asked))
    if (to === at) return
    const next = spreads[to]!
    setPage(next.left ?? next.right!)
    setTurn(matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : { from: at, to })
  }
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    PageDown: at + 1,
    ArrowLeft: at - 1,
    PageUp: at - 1,
    Home: 0,
    End: spreads.length - 1,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (finger.current ?? event.clientX)
    finger.current = undefined
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? at + 1 : at - 1)
  }

  // While a leaf turns, the spread below it is rendered already.
  const near = spreads[turn ? Math.min(turn.from, turn.to) : at] ?? spread
  const far = spreads[turn ? Math.max(turn.from, turn.to) : at] ?? spread
  const leafOf = (index: number | undefined) => (index === undefined ? undefined : leaves[index])
  const pageOf = (index: number | undefined) => <BookPage leaf={leafOf(index)} number={index === undefined ? undefined : index + 1} />
  return (
    <div onKeyDown={onKeyDown} className="flex h-full flex-col">
      <div className="flex h-(--size-header-mobile) shrink-0 items-center gap-3 px-(--gutter) md:h-(--size-header)">
        <h2 className="type-title min-w-0 flex-1 truncate">{catalog.TITLE}</h2>
        {isSafeSource(catalog.FILE) && (
          <a
            href={catalog.FILE}
            download
            className="flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
          >
            PDF 내려받기
          </a>
        )}
        <button
          ref={closer}
          type="button"
          aria-label="닫기"
          onClick={close}
          className="-mr-2.5 grid size-11 place-items-center rounded-full"
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        className="grid min-h-0 flex-1 [touch-action:pan-y_pinch-zoom] place-items-center overflow-hidden select-none"
        onPointerDown={(event) => (finger.current = event.pointerType === 'mouse' ? undefined : event.clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (finger.current = undefined)}
      >
        <div
          className="relative flex [--page:min(100vw-2*var(--gutter),(100dvh-10rem)*0.75)] md:[--page:min(32rem,(100vw-14rem)/2,(100dvh-10rem)*0.75)]"
          style={{ perspective: '2400px' }}
        >
          {isWide && <div className="aspect-3/4 w-(--page)">{pageOf(turn ? near.left : spread.left)}</div>}
          <div className="aspect-3/4 w-(--page)">{pageOf(turn ? far.right : spread.right)}</div>
          {turn && (
            <TurningLeaf
              key={`${turn.from}-${turn.to}`}
              front={pageOf(near.right)}
              back={isWide ? pageOf(far.left) : <BookPage leaf={undefined} number={undefined} />}
              isForward={turn.to > turn.from}
              done={() => setTurn(undefined)}
            />
          )}
        </div>
      </div>
      <div className="flex h-20 shrink-0 items-center justify-center gap-5 pb-[env(safe-area-inset-bottom)]">
        <button type="button" aria-label="이전 페이지" aria-disabled={at === 0} onClick={() => go(at - 1)} className={round}>
          <Icon name="arrow" className="rotate-180" />
        </button>
        <p role="status" className="numeric min-w-28 text-center text-small">
          {spreadWords(spread, leaves.length)}
        </p>
        <button
          type="button"
          aria-label="다음 페이지"
          aria-disabled={at === spreads.length - 1}
          onClick={() => go(at + 1)}
          className={round}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <Ahead leaves={[spreads[at + 1]?.left, spreads[at + 1]?.right].flatMap((index) => leafOf(index) ?? [])} />
    </div>
  )
}

interface TurningLeafProps {
  front: React.ReactNode
  back: React.ReactNode
  isForward: boolean
  done: () => void
}

/** The one leaf between two spreads, during its turn. Hidden from screen readers, because the open spread is announced already. */
function TurningLeaf({ front, back, isForward, done }: TurningLeafProps) {
  const leaf = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [right, left] = ['rotateY(0deg)', 'rotateY(-180deg)']
    const turning = leaf.current!.animate(
      { transform: isForward ? [right, left] : [left, right] },
      { duration: TURN, easing: 'cubic-bezier(0.65, 0.05, 0.36, 1)' },
    )
    turning.onfinish = done
    return () => turning.cancel()
  }, []) // eslint-disable-line react-hooks/exhaustive-deps -- one leaf is rendered for one turn
  return (
    <div ref={leaf} aria-hidden="true" inert className="absolute top-0 right-0 aspect-3/4 w-(--page) origin-left transform-3d">
      <div className="absolute inset-0 backface-hidden">{front}</div>
      <div className="absolute inset-0 [rotate:y_180deg] backface-hidden">{back}</div>
    </div>
  )
}

/** Preloads the pictures of the next pages, and shows nothing. */
function Ahead({ leaves }: { leaves: Leaf[] }) {
  return (
    <div aria-hidden="true" inert className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      {leaves.map((leaf) => (
        <div key={leaf.title}>
          <BookPage leaf={leaf} number={undefined} />
        </div>
      ))}
    </div>
  )
}
