import { useDropTarget } from '../drag/use-drop-target'

/** Where a drag over the tree would drop: a line between two rows, or a frame around the accepting one. */
export function LayerDropMark({ rowHeight }: { rowHeight: number }) {
  const target = useDropTarget()
  const row = target?.ok ? target.row : null
  if (!row) return null
  return row.inside === null ? (
    <div
      aria-hidden
      className="pointer-events-none absolute right-2 h-0.75 -translate-y-1/2 rounded-full bg-studio-select"
      style={{ top: row.y, left: 8 + (row.level - 1) * 16 }}
    />
  ) : (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-1 rounded-sm outline-2 -outline-offset-1 outline-studio-select"
      style={{ top: row.y - rowHeight, height: rowHeight }}
    />
  )
}
