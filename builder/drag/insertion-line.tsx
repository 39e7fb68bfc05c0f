'use client'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import type { Box } from '../state/canvas-handle'
import { useDropTarget } from './use-drop-target'
import { usePreviewPlace } from './use-preview-place'

/**
 * The line where the dragged blocks will be inserted, or where a press of the palette would insert its block, with a label. Rendered in
 * the overlay above the canvas.
 * @param toScreen from the canvas's document coordinates to the overlay's.
 */
export function InsertionLine({ toScreen }: { toScreen: (box: Box) => Box }) {
  const target = useDropTarget()
  const preview = usePreviewPlace()
  const [, renderAgain] = useReducer((n: number) => n + 1, 0)
  const shown = target ? (target.ok ? target : null) : preview
  const isShown = shown !== null && shown.line !== null
  // The page may scroll under a resting pointer.
  useEffect(() => (isShown ? window.maruBuilder?.canvas?.onMoved(renderAgain) : undefined), [isShown])

  if (!shown?.line) return null
  const { x, y, width, height } = toScreen(shown.line)
  const isUpright = shown.line.width === 0
  const away = target ? 0 : outOfSight(y + height / 2, toScreen)
  const Icon = away < 0 ? ArrowUp : away > 0 ? ArrowDown : Plus
  const place = `${shown.parent ?? ''}|${shown.slot}|${shown.index}`
  return (
    <div
      aria-hidden="true"
      {...(target ? { 'data-drop-target': place } : { 'data-insert-place': place })}
      className="pointer-events-none absolute z-40"
      style={{ left: x, top: y - away, width, height }}
    >
      {away === 0 && (
        <span
          className={
            isUpright
              ? 'absolute inset-y-0 -left-[1.5px] w-[3px] rounded-full bg-studio-select forced-colors:bg-[Highlight]'
              : 'absolute inset-x-0 -top-[1.5px] h-[3px] rounded-full bg-studio-select forced-colors:bg-[Highlight]'
          }
        />
      )}
      <span className="absolute top-1/2 left-1/2 flex h-6 -translate-1/2 items-center gap-1 rounded-full bg-studio-select pr-3 pl-2 text-studio-label whitespace-nowrap text-studio-0">
        <Icon size={16} strokeWidth={1.75} />
        {shown.pill}
      </span>
    </div>
  )
}

/** Half of the pill and a small gap. */
const MARGIN = 16

/** Distance of a line above (negative) or below the visible part of the page, in pixels; 0 when visible. */
function outOfSight(y: number, toScreen: (box: Box) => Box): number {
  const view = window.maruBuilder?.canvas?.window
  if (!view) return 0
  const seen = toScreen({ x: 0, y: view.scrollY, width: 0, height: view.innerHeight })
  const top = seen.y + MARGIN
  const bottom = seen.y + seen.height - MARGIN
  if (y < seen.y) return y - top
  return y > seen.y + seen.height ? y - bottom : 0
}
