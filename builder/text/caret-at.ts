/** The place in the text under a point of the window. */
export function caretAt(document: Document, { x, y }: { x: number; y: number }): { node: Node; offset: number } | undefined {
  const caret = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
