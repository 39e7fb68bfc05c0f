'use client'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { whenShown } from '@/lib/ui/when-shown'

const EVERY = 6000
const round =
  'grid size-11 place-items-center rounded-full text-ink-soft transition-colors duration-(--duration-quick) hover:bg-surface hover:text-ink'

/** A row to swipe on a phone and before hydration; on PC, once hydrated, the slides overlap and fade. */
export function Carousel({ label, slides }: { label: string; slides: ReactNode[] }) {
  const count = slides.length
  const track = useRef<HTMLDivElement>(null)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [live, setLive] = useState(false)
  const [index, setIndex] = useState(0)
  /** Whether a slide was chosen: from here on they fade. The first layout of the overlapping slides must not be animated. */
  const [moved, setMoved] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)

  const go = (to: number) => {
    const next = (to + count) % count
    setIndex(next)
    setMoved(true)
    const row = track.current!
    const calm = Math.abs(next - index) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollTo({ left: next * row.clientWidth, behavior: calm ? 'instant' : 'smooth' })
  }

  useEffect(
    () =>
      whenShown(() => {
        const row = track.current!
        setIndex(Math.round(row.scrollLeft / row.clientWidth) || 0)
        setLive(true)
        setPlaying(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      }),
    [count],
  )
  const advance = useRef(go)
  useEffect(() => {
    advance.current = go
  })
  useEffect(() => {
    if (!playing || hovered) return
    const timer = setInterval(() => document.hidden || advance.current(index + 1), EVERY)
    return () => clearInterval(timer)
  }, [playing, hovered, index])

  const onScroll = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(() => {
      const row = track.current
      if (row && row.scrollWidth > row.clientWidth + 1) setIndex(Math.round(row.scrollLeft / row.clientWidth))
    }, 120)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) setPlaying(false)
  }

  return (
    <section aria-roledescription="캐러셀" aria-label={label} className="@container relative">
      <div
        ref={track}
        aria-live={playing ? 'off' : 'polite'}
        data-moved={moved || undefined}
        onScroll={onScroll}
        onFocus={onFocus}
        onTouchStart={() => setPlaying(false)}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        className={`scroll-x flex [scroll-snap-type:x_mandatory] ${live ? 'md:grid md:overflow-hidden' : ''}`}
      >
        {slides.map((slide, i) => (
          <div
            key={i}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${count}장 중 ${i + 1}번째`}
            data-off={live && i !== index ? '' : undefined}
            inert={live && i !== index}
            className="hero-scene"
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div
          className={`on-screen flex items-center px-(--gutter) pt-4 md:pointer-events-none md:absolute md:bottom-12 md:left-0 md:w-[37cqw] md:pt-0 md:pr-10 md:pl-[max(var(--gutter),calc((100cqw-var(--container-base))/2))] ${live ? '' : 'invisible'}`}
        >
          <p aria-hidden="true" className="numeric shrink-0 whitespace-nowrap text-ink-mute">
            <b className="font-semibold text-ink">{index + 1}</b> / {count}
          </p>
          <span aria-hidden="true" className="mx-4 h-0.5 w-[120px] shrink overflow-hidden bg-line">
            <span
              className="block h-full origin-left bg-ink transition-transform duration-(--duration-slow) ease-(--ease-settle)"
              style={{ transform: `scaleX(${(index + 1) / count})` }}
            />
          </span>
          <div className="ml-auto flex md:pointer-events-auto md:ml-2 lg:gap-2">
            <button
              type="button"
              aria-label={playing ? '자동 넘김 멈춤' : '자동 넘김 재생'}
              onClick={() => setPlaying(!playing)}
              className={round}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
            <button type="button" aria-label="이전 장면" onClick={() => go(index - 1)} className={round}>
              <Icon name="arrow" className="rotate-180" />
            </button>
            <button type="button" aria-label="다음 장면" onClick={() => go(index + 1)} className={round}>
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
