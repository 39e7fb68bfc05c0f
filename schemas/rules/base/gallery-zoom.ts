// How a photograph of a gallery is enlarged and moved (S-GAL-1, S-GAL-2, S-GAL-4, C-ZOOM). Every gallery shows it by these rules.

/** Zoom of a photograph: 1 to 3, a tenth at a time (S-GAL-1, C-ZOOM). */
export const GALLERY_ZOOM = { min: 1, max: 3, step: 0.1 } as const

/** Zoom after some steps. Counts in whole tenths, so that 1 + 0.1 is 1.1 and twenty steps make exactly 3. */
export function zoomBy(zoom: number, steps: number): number {
  const tenths = Math.round(zoom * 10) + steps
  return Math.min(GALLERY_ZOOM.max * 10, Math.max(GALLERY_ZOOM.min * 10, tenths)) / 10
}

/** A photograph is dragged only when zoomed (S-GAL-2). */
export const canDrag = (zoom: number): boolean => zoom > GALLERY_ZOOM.min

export interface Point {
  x: number
  y: number
}

/** Keeps the photograph over its stage: it may be moved by what the zoom hides, and not at all at 1. */
export function panWithin(offset: Point, zoom: number, stage: { width: number; height: number }): Point {
  const clamp = (value: number, size: number) => {
    const room = (size * (zoom - 1)) / 2
    return Math.min(room, Math.max(-room, value)) || 0
  }
  return { x: clamp(offset.x, stage.width), y: clamp(offset.y, stage.height) }
}

/** The neighbours of a photograph, wrapping around: loaded before they are requested (S-GAL-4). */
export const neighbours = (index: number, count: number): number[] =>
  [...new Set([index - 1, index + 1].map((i) => (i + count) % count))].filter((i) => i !== index)

const NOTCH = 50

/** Wheel events to steps: a notch of a mouse is one step, the small deltas of a touchpad add up to one. Up enlarges. */
export function wheelSteps(rest: number, event: { deltaY: number; deltaMode: number }): { steps: number; rest: number } {
  if (event.deltaMode !== 0) return { steps: -Math.sign(event.deltaY), rest: 0 }
  const sum = Math.sign(rest) === -Math.sign(event.deltaY) ? event.deltaY : rest + event.deltaY
  return Math.abs(sum) >= NOTCH ? { steps: -Math.sign(sum), rest: 0 } : { steps: 0, rest: sum }
}
