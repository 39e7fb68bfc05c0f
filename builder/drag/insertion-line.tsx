'use client'
import { Plus } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import type { Box } from '../canvas/handle'
import { useDropTarget } from './use-drop-target'

/**
 * The line where what is carried will stand, with words that say so. Drawn in the overlay above the canvas.
 * @param toScreen from the canvas's document coordinates to the overlay's.
 */
export function InsertionLine({ toScreen }: { toScreen: (box: Box) => Box }) {
  const target = useDropTarget()
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const isShown = target?.ok === true && target.line !== null
  // The page may scroll under a pointer that rests.
  useEffect(() => (isShown ? window.maruBuilder?.canvas?.onMoved(redraw) : undefined), [isShown])

  if (!target?.ok || !target.line) return null
  const { x, y, width, height } = toScreen(target.line)
  const isUpright = target.line.width === 0
  return (
    <div
      aria-hidden="true"
      data-drop-target={`${target.parent ?? ''}|${target.slot}|${target.index}`}
      className="pointer-events-none absolute z-40"
      style={{ left: x, top: y, width, height }}
    >
      <span
        className={
          isUpright
            ? 'absolute inset-y-0 -left-[1.5px] w-[3px] rounded-full bg-studio-select forced-colors:bg-[Highlight]'
            : 'absolute inset-x-0 -top-[1.5px] h-[3px] rounded-full bg-studio-select forced-colors:bg-[Highlight]'
        }
      />
      <span className="absolute top-1/2 left-1/2 flex h-6 -translate-1/2 items-center gap-1 rounded-full bg-studio-select pr-3 pl-2 text-studio-label whitespace-nowrap text-studio-0">
        <Plus size={16} strokeWidth={1.75} />
        {target.pill}
      </span>
    </div>
  )
}
