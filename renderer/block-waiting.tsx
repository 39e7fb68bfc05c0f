'use client'
// A client component for the same reason as BlockFallback.
/** What stands in the place of a block whose data is late, until it follows in the same answer. */
export function BlockWaiting() {
  return (
    <div className="frame" aria-busy>
      <p className="rounded-sm bg-surface px-5 py-6 type-small text-ink-soft">불러오고 있습니다.</p>
    </div>
  )
}
