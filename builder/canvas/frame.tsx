'use client'
// The canvas as the builder shows it: a frame as wide as the device, scaled to fit the stage, with the overlay
// above it. The page scrolls inside the frame; the stage scrolls sideways only where a zoom makes the frame wider than it.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CommandContext } from '../commands/command'
import { LINE_BUTTON } from '../ui/button'
import { useEditor, useEditorState } from '../state/editor-provider'
import { AsideBar } from './aside-bar'
import type { RenderedCanvas } from './geometry'
import { GuardStrip } from './guard-strip'
import { CANVAS_EVENT, type Aside, type CanvasHandle } from '../state/canvas-handle'
import { Overlay } from './overlay'
import { SampleStrip } from './sample-strip'

const NARROWEST = 320
const WIDEST = 2560

/**
 * Must be rendered inside <EditorProvider> and <DragLayer>.
 * @param handle the object that the canvas finds as `window.maruBuilder`
 */
export function Frame({ handle, context }: { handle: CanvasHandle; context: CommandContext }) {
  const editor = useEditor()
  const device = useEditorState((state) => state.device)
  const zoom = useEditorState((state) => state.zoom)
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [free, setFree] = useState<number | null>(null)
  const [aside, setAside] = useState<Aside | null>(null)
  const room = useSize(stage)
  const canvas = useCanvas(handle, frame, setAside)
  const [attempt, setAttempt] = useState(0)
  const isLate = useIsLate(canvas === null, attempt)

  const edge = room.width < 600 ? 0 : 32
  const wide = Math.max(NARROWEST, room.width - 2 * edge)
  const width = device === 'free' ? (free ?? wide) : device
  const scale = zoom === 'fit' ? Math.min(1, wide / width) : zoom
  const height = Math.max(0, room.height - (edge > 0 ? 28 : 0))
  useEffect(() => {
    if (room.width > 0) editor.store.setState({ shown: { width, scale } })
  }, [editor, width, scale, room.width])

  return (
    <section aria-label="캔버스" className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-studio-chrome">
      <GuardStrip />
      <SampleStrip />
      <div ref={setStage} data-stage="" className="relative min-h-0 flex-1 overflow-x-auto overflow-y-hidden">
        {room.width > 0 && (
          <div
            className="relative mx-auto"
            style={{ width: width * scale, height, marginTop: room.height - height, minWidth: width * scale }}
          >
            <iframe
              key={attempt}
              ref={setFrame}
              src="/ice_builder/canvas"
              title="페이지 화면"
              data-canvas=""
              className="absolute top-0 left-0 origin-top-left border-0 bg-page shadow-float"
              style={{ width, height: height / scale, transform: scale === 1 ? undefined : `scale(${scale})` }}
            />
            {canvas && <Overlay handle={handle} context={context} canvas={canvas} scale={scale} />}
            {isLate && <Late onRetry={() => setAttempt(attempt + 1)} />}
            {device === 'free' && edge > 0 && <Edge width={width} scale={scale} onWidth={setFree} most={WIDEST} />}
          </div>
        )}
      </div>
      {aside && <AsideBar aside={aside} onClose={() => setAside(null)} />}
    </section>
  )
}

/** The frame fills in `handle.canvas` when it has rendered, and again after each reload. */
function useCanvas(handle: CanvasHandle, frame: HTMLIFrameElement | null, onAside: (aside: Aside | null) => void): RenderedCanvas | null {
  const [canvas, setCanvas] = useState<RenderedCanvas | null>(null)
  useEffect(() => {
    if (!frame) return
    // The handle is not React state: it is the object that the two windows share.
    Object.assign(handle, { onAside })
    const read = () => setCanvas((handle.canvas as RenderedCanvas | undefined) ?? null)
    frame.addEventListener(CANVAS_EVENT, read)
    // The canvas may have been ready before this effect ran.
    const timer = setTimeout(read)
    return () => {
      clearTimeout(timer)
      frame.removeEventListener(CANVAS_EVENT, read)
      Object.assign(handle, { onAside: undefined })
    }
  }, [handle, frame, onAside])
  return canvas
}

/** The canvas counts as not loaded when it has not reported within this time, in milliseconds. */
const LATE = 10_000

function useIsLate(isWaiting: boolean, attempt: number): boolean {
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(attempt), LATE)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt])
  return isWaiting && late === attempt
}

function Late({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-items-center bg-studio-panel p-6 text-center text-studio-body text-studio-text"
    >
      <div>
        <p className="font-semibold">페이지 화면을 불러오지 못했습니다.</p>
        <p className="mt-1 text-studio-text-mute">고친 내용은 그대로 있습니다. 연결을 확인한 뒤 다시 불러와 주세요.</p>
        <button type="button" onClick={onRetry} className={`${LINE_BUTTON} mt-3`}>
          다시 불러오기
        </button>
      </div>
    </div>
  )
}

function useSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element) return
    // The observer also reports the first size.
    const watcher = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [element])
  return size
}

interface EdgeProps {
  width: number
  scale: number
  most: number
  onWidth: (width: number) => void
}

/** The right edge of a frame of free width: dragged, or moved by arrow keys. */
function Edge({ width, scale, most, onWidth }: EdgeProps) {
  const pulled = useRef<{ x: number; width: number } | null>(null)
  const set = (next: number) => onWidth(Math.round(Math.min(most, Math.max(NARROWEST, next))))
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pulled.current = { x: event.clientX, width }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    // The frame is centred, so that a drag of the right edge widens both sides.
    if (pulled.current) set(pulled.current.width + (2 * (event.clientX - pulled.current.x)) / scale)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowRight' ? 10 : event.code === 'ArrowLeft' ? -10 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    set(width + step * (event.shiftKey ? 10 : 1))
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="화면 너비"
      aria-valuenow={Math.round(width)}
      aria-valuemin={NARROWEST}
      aria-valuemax={most}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (pulled.current = null)}
      onPointerCancel={() => (pulled.current = null)}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -right-3 grid w-3 cursor-ew-resize touch-none place-items-center bg-studio-100 [--color-focus:var(--color-studio-select)] hover:bg-studio-200"
    >
      <span className="h-10 w-0.5 rounded-full bg-studio-500" />
    </div>
  )
}
