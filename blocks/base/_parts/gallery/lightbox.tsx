'use client'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { largeSource } from './large-source'
import { Player } from '../player'
import type { GalleryItem } from './item'
import { Thumbs } from './thumbs'
import { canDrag, neighbours, panWithin, zoomBy, GALLERY_ZOOM, type Point } from '@/schemas/rules/base/gallery-zoom'
import { ZoomPhoto, type View } from './zoom-photo'

// At the limit of the zoom a button is disabled by ARIA only and keeps the focus, so that keys still work.
const round =
  'grid size-11 place-items-center rounded-full transition-colors duration-(--duration-quick) hover:bg-surface-deep aria-disabled:cursor-default aria-disabled:text-ink-ghost aria-disabled:hover:bg-transparent'
const AT_REST: View = { zoom: GALLERY_ZOOM.min, offset: { x: 0, y: 0 } }
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
}

/** The photographs in full screen. Another photograph starts at zoom 1, and a video stops with its slide (S-GAL-3). */
export function Lightbox({ items, start, close }: { items: GalleryItem[]; start: number; close: (index?: number) => void }) {
  const [index, setIndex] = useState(start)
  const [view, setView] = useState<View>(AT_REST)
  const stage = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const item = items[index]!
  const isPhoto = item.TP === '01'

  useEffect(() => closer.current!.focus(), [])
  useEffect(() => {
    for (const i of neighbours(index, items.length)) if (items[i]!.TP === '01') new Image().src = largeSource(items[i]!) ?? ''
  }, [index, items])

  const go = (to: number) => {
    setIndex((to + items.length) % items.length)
    setView(AT_REST)
  }
  const look = useCallback((change: (view: View) => View) => {
    const { clientWidth: width, clientHeight: height } = stage.current!
    setView((now) => {
      const { zoom, offset } = change(now)
      return { zoom, offset: panWithin(offset, zoom, { width, height }) }
    })
  }, [])
  const zoom = (steps: number) => look((now) => ({ ...now, zoom: zoomBy(now.zoom, steps) }))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else if (event.key === '0') setView(AT_REST)
    else if (arrow && canDrag(view.zoom)) look(({ zoom, offset }) => ({ zoom, offset: { x: offset.x + arrow.x, y: offset.y + arrow.y } }))
    else if (event.key === 'ArrowLeft') go(index - 1)
    else if (event.key === 'ArrowRight') go(index + 1)
    else return
    event.preventDefault()
  }

  return (
    <div onKeyDown={onKeyDown} tabIndex={-1} className="flex h-full flex-col outline-none!">
      <div className="flex h-(--size-header-mobile) shrink-0 items-center justify-between gap-4 pr-2 pl-5 md:h-(--size-header) md:pr-8 md:pl-10">
        <p role="status" className="numeric min-w-0 truncate text-ink-mute">
          <b className="font-semibold text-ink">{index + 1}</b> / {items.length}
          {(item.DSC ?? item.ALT) && <span className="type-small ml-4">{item.DSC ?? item.ALT}</span>}
        </p>
        <button ref={closer} type="button" aria-label="닫기" onClick={() => close(index)} className={round}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={stage} className="relative min-h-0 flex-1 overflow-hidden bg-surface">
        {isPhoto ? (
          <ZoomPhoto key={index} item={item} view={view} look={look} onSwipe={(step) => go(index + step)} />
        ) : (
          <div className="grid size-full place-items-center p-4 md:px-24">
            <div className="w-full max-w-[min(100%,160dvh-320px)]">
              <Player
                key={index}
                source="youtube"
                address={item.URL}
                title={item.ALT}
                poster={item.poster ? { src: item.poster, alt: '' } : undefined}
              />
            </div>
          </div>
        )}
        {items.length > 1 && (
          <>
            <button
              type="button"
              aria-label="이전"
              onClick={() => go(index - 1)}
              className="absolute top-1/2 left-3 -mt-[22px] grid size-11 place-items-center rounded-full bg-page shadow-float md:left-8"
            >
              <Icon name="arrow" className="rotate-180" />
            </button>
            <button
              type="button"
              aria-label="다음"
              onClick={() => go(index + 1)}
              className="absolute top-1/2 right-3 -mt-[22px] grid size-11 place-items-center rounded-full bg-page shadow-float md:right-8"
            >
              <Icon name="arrow" />
            </button>
          </>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-center gap-2 px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:flex-row md:justify-between md:px-10">
        <Thumbs items={items} index={index} choose={go} className="max-w-full" />
        <div className={`flex items-center ${isPhoto ? '' : 'invisible'}`}>
          <button type="button" aria-label="축소" aria-disabled={view.zoom <= GALLERY_ZOOM.min} onClick={() => zoom(-1)} className={round}>
            <Icon name="minus" />
          </button>
          <output aria-live="polite" className="numeric w-14 text-center text-[15px]">
            {view.zoom.toFixed(1)}배
          </output>
          <button type="button" aria-label="확대" aria-disabled={view.zoom >= GALLERY_ZOOM.max} onClick={() => zoom(1)} className={round}>
            <Icon name="plus" />
          </button>
        </div>
      </div>
    </div>
  )
}
