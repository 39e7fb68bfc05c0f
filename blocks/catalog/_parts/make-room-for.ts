/** At the bottom of the screen, or floating above a bar there. */
type Place = 'bottom' | 'above'
const standing = new Map<HTMLElement, Place>()

/**
 * Makes room for a bar at the bottom of the screen: the snackbar appears above it, and the page's end can be scrolled above it (look 11).
 * A page may have one for phones and one for wide screens, and an element floating above either, by `--bottom-bar`. The returned function
 * ends it.
 */
export function makeRoomFor(bar: HTMLElement, place: Place = 'bottom'): () => void {
  const seen = new ResizeObserver(lift)
  standing.set(bar, place)
  seen.observe(bar)
  return () => {
    seen.disconnect()
    standing.delete(bar)
    lift()
  }
}

function lift(): void {
  const [bar, floating] = [heightOf('bottom'), heightOf('above')]
  const root = document.documentElement.style
  root.setProperty('--bottom-bar', `${bar}px`)
  root.setProperty('--snackbar-lift', `${bar + floating}px`)
  const room = bar + floating > 0 ? `calc(max(${bar}px, env(safe-area-inset-bottom)) + ${floating}px)` : ''
  // A focused element is scrolled above it.
  root.scrollPaddingBottom = room
  const { style } = document.body
  style.paddingBottom = room
  // Below a floating element the room stays visible, in the footer's paper.
  style.background = room && `linear-gradient(var(--color-surface) 0 0) bottom / 100% ${room} no-repeat`
}

const heightOf = (wanted: Place): number =>
  Math.max(0, ...[...standing].map(([{ offsetHeight }, place]) => (place === wanted ? offsetHeight : 0)))
