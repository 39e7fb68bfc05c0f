'use client'
import { ExternalLink } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'

/** Height of the window of the example, in pixels: units of the viewport refer to it. */
const WINDOW = 900
/** Minimum height of an example that renders nothing. */
const LEAST = 96

/** An example at one width, scaled down to the available room. */
export function ScaledExample({ definition, width, words }: { definition: BlockDefinition; width: number; words: string }) {
  const [room, setRoom] = useState<number>()
  const [height, setHeight] = useState<number>()
  const path = `/ice_builder/workbench/frame?type=${definition.type}`
  const [firstPath] = useState(path)
  const framed = useRef<HTMLIFrameElement>(null)
  const shownPath = useRef(path)
  const scale = room === undefined ? 1 : Math.min(1, room / width)

  useEffect(() => {
    if (framed.current && shownPath.current !== path) showIn(framed.current, path)
    shownPath.current = path
  }, [path])

  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    framed.current = element
    if (!element) return
    let watch: ResizeObserver | undefined
    const look = () => {
      const main = element.contentDocument?.querySelector<HTMLElement>('main')
      watch?.disconnect()
      if (!main) return
      watch = new ResizeObserver(() => main.dataset['drawn'] !== undefined && setHeight(Math.ceil(main.getBoundingClientRect().height)))
      watch.observe(main)
    }
    element.addEventListener('load', look)
    // It may have been sent before the listener was added.
    look()
    return () => {
      watch?.disconnect()
      element.removeEventListener('load', look)
    }
  }, [])

  const shown = height === undefined ? WINDOW / 2 : Math.max(LEAST, height)
  return (
    <section aria-label={`${words} ${width}`} className="mt-8">
      <div className="flex items-center gap-2">
        <h3 className="text-studio-label">
          {words} <span className="font-normal text-studio-text-mute tabular-nums">{width}</span>
        </h3>
        <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">{Math.round(scale * 100)}%</span>
        {width === 360 && (
          <a href={path} target="_blank" rel="noopener" className={`${BUTTON} -mr-2 ml-auto font-normal text-studio-text-mute`}>
            <ExternalLink {...ICON} />
            따로 열기<span className="sr-only"> (새 창)</span>
          </a>
        )}
      </div>
      <div ref={place} className="mt-1.5">
        <div
          style={{ width: width * scale, height: shown * scale }}
          className="relative overflow-hidden rounded-md bg-page outline outline-studio-line"
        >
          <iframe
            ref={frame}
            src={firstPath}
            title={`${definition.title}, ${words} ${width}`}
            loading="lazy"
            style={{ width, height: Math.max(WINDOW, height ?? 0), transform: `scale(${scale})` }}
            className="absolute top-0 left-0 origin-top-left border-0"
          />
          {height === 0 && (
            <p className="absolute inset-0 grid place-items-center bg-studio-chrome text-studio-text-mute">
              이 보기는 방문자에게 그리는 것이 없습니다.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** A document that shows a block has the scripts of all of them: told of another one it shows that, where a new document would load them anew. */
function showIn(frame: HTMLIFrameElement, path: string): void {
  const inner = frame.contentWindow as (Window & typeof globalThis) | null
  if (!inner?.document.querySelector('main[data-drawn]')) {
    frame.src = path
    return
  }
  inner.history.replaceState(null, '', path)
  inner.dispatchEvent(new inner.PopStateEvent('popstate'))
}
