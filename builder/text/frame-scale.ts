/** The scale at which this window shows the page: the builder scales the canvas, but not its own tools in it. */
export function frameScale(): number {
  if (typeof window === 'undefined') return 1
  const frame = window.frameElement
  const scale = frame ? frame.getBoundingClientRect().width / window.innerWidth : 1
  return scale > 0.1 && scale < 4 ? scale : 1
}
