/** Placeholder of a block with late data, until it follows in the same response. As high as its fallback. */
export function BlockWaiting() {
  return (
    <div className="frame" aria-busy>
      <div className="rounded-sm border border-dashed border-transparent bg-surface px-5 py-6 type-small text-ink-soft">
        <p className="flex min-h-11 items-center">불러오고 있습니다.</p>
      </div>
    </div>
  )
}
