// Where the pointer went down last in this window: writing begins where somebody pressed.

/** A press longer ago did something else. */
const RECENT = 1_000
let last: { x: number; y: number; at: number } | undefined
const listened = new WeakSet<Window>()

export function listenToPresses(target: Window): void {
  if (listened.has(target)) return
  listened.add(target)
  target.addEventListener('pointerdown', ({ clientX, clientY, timeStamp }) => (last = { x: clientX, y: clientY, at: timeStamp }), true)
}

export const recentPress = (now: number): { x: number; y: number } | undefined => (last && now - last.at < RECENT ? last : undefined)

/** The place in the text under a point of the window. */
export function caretAt(document: Document, { x, y }: { x: number; y: number }): { node: Node; offset: number } | undefined {
  const caret = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
