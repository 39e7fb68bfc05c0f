const bars = new Set<HTMLElement>()

/**
 * Makes room for a bar that stands on the bottom of the screen: the snackbar appears above it, and the page's end can be
 * scrolled out from under it (look 11). A page may have one for phones and one for wide screens. The answer ends it.
 */
export function makeRoomFor(bar: HTMLElement): () => void {
  const seen = new ResizeObserver(lift)
  bars.add(bar)
  seen.observe(bar)
  return () => {
    seen.disconnect()
    bars.delete(bar)
    lift()
  }
}

function lift(): void {
  const height = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight))
  document.documentElement.style.setProperty('--snackbar-lift', `${height}px`)
  document.body.style.paddingBottom = height > 0 ? `${height}px` : ''
}
