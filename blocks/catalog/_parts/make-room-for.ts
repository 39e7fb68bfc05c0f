/** At the bottom of the screen, or floating above a bar there. */
type Place = 'bottom' | 'above'
const standing = new Map<HTMLElement, Place>()
let seen: ResizeObserver | undefined

/**
 * Makes room for a bar at the bottom of the screen: the page's end can be scrolled above it, and the snackbar, which inherits the room
 * from the body, appears above it (look 11). A page may have one for phones and one for wide screens, and an element floating above
 * either, by its own `--bottom-bar`: on the root, the variable would have every element styled anew. The returned function ends it.
 */
export function makeRoomFor(bar: HTMLElement, place: Place = 'bottom'): () => void {
  // One for all, so that all are measured before the room changes.
  seen ??= new ResizeObserver(lift)
  standing.set(bar, place)
  seen.observe(bar)
  return () => {
    seen!.unobserve(bar)
    standing.delete(bar)
    lift()
  }
}

function lift(): void {
  const [bar, floating] = [heightOf('bottom'), heightOf('above')]
  for (const [{ style }, place] of standing) if (place === 'above') style.setProperty('--bottom-bar', `${bar}px`)
  const room = bar + floating > 0 ? `calc(max(${bar}px, env(safe-area-inset-bottom)) + ${floating}px)` : ''
  // A focused element is scrolled above it.
  document.documentElement.style.scrollPaddingBottom = room
  const { style } = document.body
  style.paddingBottom = room
  // Below a floating element the room stays visible, in the footer's paper.
  style.background = room && `linear-gradient(var(--color-surface) 0 0) bottom / 100% ${room} no-repeat`
}

const heightOf = (wanted: Place): number =>
  Math.max(0, ...[...standing].map(([{ offsetHeight }, place]) => (place === wanted ? offsetHeight : 0)))
