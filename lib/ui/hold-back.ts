let holds = 0

/**
 * Gives an overlay an entry of its own in the history, so that Back closes it and the page stays.
 * @param close called when Back was pressed.
 * @returns to be called when the overlay closed in another way: it takes the entry back.
 */
export function holdBack(close: () => void): () => void {
  const hold = ++holds
  const isOurs = () => (history.state as { hold?: number } | null)?.hold === hold
  history.pushState({ ...(history.state as object | null), hold }, '')
  const onPop = () => {
    if (isOurs()) return // forward, back into this entry
    removeEventListener('popstate', onPop)
    close()
  }
  addEventListener('popstate', onPop)
  return () => {
    removeEventListener('popstate', onPop)
    // Asked of the history itself: whoever heard of Back first, the entry is taken back once.
    if (isOurs()) history.back()
  }
}
