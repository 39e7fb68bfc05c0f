'use client'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import { announcePlaying } from '@/lib/ui/playing'
import { Picture } from '../picture'
import type { GalleryItem } from './item'
import { onPhotoRequest } from './request-photo'
import { stageSizes } from './stage-sizes'
import { Thumbs } from './thumbs'

export interface StageProps {
  label: string
  items: GalleryItem[]
  /** `product` opens a page: square and without thumbnails on a phone, where it is swiped and counted. */
  look?: 'block' | 'product'
}

interface Props extends StageProps {
  /** Draws the video of a slide; a gallery of photographs alone has none, and loads nothing that plays. */
  video?: (item: GalleryItem) => ReactNode
}

/** The photographs in a row to swipe; thumbnails choose, and a photograph opens enlarged. */
export function StageFrame({ label, items, look = 'block', video }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)

  const change = (to: number) => {
    if (to === index) return
    setIndex(to)
    announcePlaying(row.current!) // every video stops (S-GAL-3)
  }
  const go = (to: number) => {
    change(to)
    const track = row.current!
    const calm = Math.abs(to - index) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left: to * track.clientWidth, behavior: calm ? 'instant' : 'smooth' })
  }
  const show = useRef(go)
  useEffect(() => {
    show.current = go
  })
  useEffect(
    () =>
      onPhotoRequest((src) => {
        const at = items.findIndex(({ TP, URL }) => TP === '01' && URL === src)
        if (at >= 0) show.current(at)
      }),
    [items],
  )
  const onScroll = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(() => row.current && change(Math.round(row.current.scrollLeft / row.current.clientWidth)), 120)
  }
  const enlarge = async (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    announcePlaying(row.current!)
    const link = event.currentTarget
    link.ariaBusy = 'true'
    const { openLightbox } = await import('./open-lightbox').finally(() => (link.ariaBusy = null))
    const left = await openLightbox(label, items, at)
    if (left !== undefined && row.current) go(left)
  }

  const isProduct = look === 'product'
  return (
    <section aria-label={label} className="@container relative">
      <div
        ref={row}
        onScroll={onScroll}
        className={`scroll-x flex [scroll-snap-type:x_mandatory] gap-px bg-surface ${isProduct ? 'md:rounded-sm' : 'rounded-sm'}`}
      >
        {items.map((item, i) => (
          <div
            key={i}
            role="group"
            aria-label={`${items.length}장 중 ${i + 1}번째`}
            inert={i !== index}
            className={`photo-cap relative w-full shrink-0 snap-start print:not-first:w-[calc(33.3%-1rem)] ${isProduct ? 'aspect-square max-h-(--photo-cap) md:aspect-5/4' : 'aspect-5/4 @min-[900px]:aspect-16/9'}`}
          >
            {item.TP === '02' ? (
              <div className="grid size-full place-items-center">{video?.(item)}</div>
            ) : (
              <a
                href={isSafeSource(item.URL) ? item.URL : undefined}
                onClick={(event) => void enlarge(event, i)}
                aria-haspopup="dialog"
                className="group/photo block size-full cursor-zoom-in -outline-offset-4"
              >
                <Picture
                  image={{ src: item.URL, alt: item.ALT, width: item.width, height: item.height, color: item.color }}
                  ratio="fill"
                  sizes={stageSizes(item, isProduct)}
                />
                <span className="sr-only">크게 보기</span>
                <span
                  aria-hidden="true"
                  className={`${isProduct ? 'max-md:hidden' : ''} absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-page shadow-float transition-transform duration-(--duration-quick) group-hover/photo:[scale:1.05]`}
                >
                  <Icon name="expand" size={20} />
                </span>
              </a>
            )}
          </div>
        ))}
      </div>
      {items.length > 1 && isProduct && (
        <p className="on-screen numeric absolute top-3 right-3 rounded-full bg-neutral-900/72 px-2.5 py-1 text-caption text-neutral-0 md:hidden">
          <span className="sr-only">{`${items.length}장 중 `}</span>
          {index + 1}
          <span aria-hidden="true">{` / ${items.length}`}</span>
        </p>
      )}
      {items.length > 1 && <Thumbs items={items} index={index} choose={go} className={isProduct ? 'mt-3 max-md:hidden' : 'mt-3'} />}
      {!isProduct && items[index]?.DSC && <p className="type-caption mt-3 text-ink-mute">{items[index].DSC}</p>}
    </section>
  )
}
