// How the parts of a page, and other tabs, hear how many lines the cart has. The part that changes the cart says it; the header shows it.
const CHANGED = 'maru-cart'

/** Says it to this page, and to other tabs. */
export function tellCartCount(count: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count }))
  try {
    localStorage.setItem(CHANGED, `${count} ${Date.now()}`)
  } catch {
    // The other tabs learn it with their next page.
  }
}

/** @param hear the number of lines, and whether another tab said it. */
export function hearCartCount(hear: (count: number, isElsewhere: boolean) => void, signal: AbortSignal): void {
  addEventListener(CHANGED, (event) => hear((event as CustomEvent<number>).detail, false), { signal })
  addEventListener('storage', ({ key, newValue }) => key === CHANGED && newValue && hear(Number.parseInt(newValue, 10) || 0, true), {
    signal,
  })
}
