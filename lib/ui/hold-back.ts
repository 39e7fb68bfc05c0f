// Back closes what is open before it leaves the page (S-MODAL-3). Each dialog, sheet and drawer has an entry of its own in the history,
// above the page's. Back drops the entry and closes the overlay; an overlay that closes otherwise removes its entry, and its promise
// resolves only then, because a navigation that starts while the browser is still going back could be lost. An entry whose overlay is
// gone (after Forward, or a return from another page) is skipped.

interface Hold {
  id: string
  close: () => void
  /** Whether it waits for its entry while another one is removed. */
  isWaiting: boolean
}

/** A traversal takes milliseconds; if a browser refuses it, the wait ends after this time. */
const LONGEST_WAIT = 500

let made = 0
let isWatching = false
/** Open overlays, the lowest first. */
const holds: Hold[] = []
let goingBack: Promise<void> | undefined
/** Popstate events handled already: several parts of the page receive each. */
const seen = new WeakMap<Event, boolean>()

const holdNow = (): string | undefined => (history.state as { hold?: string } | null)?.hold

/**
 * Gives an overlay an entry of its own in the history, so that Back closes it and the page stays.
 * @param close called when Back was pressed.
 * @returns a function to be called when the overlay closed otherwise: removes the entry, and resolves when that is done.
 */
export function holdBack(close: () => void): () => Promise<void> {
  watch()
  // Unique across loads of this page, whose entries may still be in the history.
  const hold: Hold = { id: `${performance.timeOrigin.toString(36)}.${++made}`, close, isWaiting: true }
  holds.push(hold)
  const enter = () => {
    if (!holds.includes(hold)) return
    hold.isWaiting = false
    history.pushState({ ...(history.state as object | null), hold: hold.id }, '')
  }
  if (goingBack) void goingBack.then(enter)
  else enter()
  return () => release(hold)
}

/** Whether Back would close an overlay first. */
export const isBackHeld = (): boolean => holds.length > 0

/** Resolves when no entry is being removed any more. */
export const backSettled = async (): Promise<void> => goingBack

/** Called when the page is left: the entries stay in the history. */
export const dropHolds = (): void => void holds.splice(0)

/** Closes the overlays that this popstate has left, once. @returns whether it concerned overlays only, so that the page stays. */
export function closesOverlay(event: PopStateEvent): boolean {
  const known = seen.get(event)
  if (known !== undefined) return known
  const at = holdNow()
  const index = holds.findIndex(({ id }) => id === at)
  const left = holds.slice(index + 1).filter(({ isWaiting }) => !isWaiting)
  for (const hold of left) holds.splice(holds.indexOf(hold), 1)
  const isStale = at !== undefined && index < 0
  const isOurs = left.length > 0 || isStale || index >= 0 || goingBack !== undefined
  seen.set(event, isOurs)
  for (const { close } of left.toReversed()) close()
  if (isStale) history.back()
  return isOurs
}

function release(hold: Hold): Promise<void> {
  const index = holds.indexOf(hold)
  if (index >= 0) holds.splice(index, 1)
  // Back has dropped it already, or a link in the overlay has replaced its entry.
  if (index < 0 || holdNow() !== hold.id) return Promise.resolve()
  goingBack = new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('popstate', done)
      removeEventListener('pagehide', done)
      resolve()
    }
    const timer = setTimeout(done, LONGEST_WAIT)
    addEventListener('popstate', done)
    addEventListener('pagehide', done)
  }).then(() => void (goingBack = undefined))
  history.back()
  return goingBack
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('popstate', closesOverlay)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && holds.length === 0 && holdNow() !== undefined) history.back()
  })
  document.addEventListener('click', replaceByLink)
}

/** A link followed in an overlay replaces the overlay's own entry, so that one Back returns. */
function replaceByLink(event: MouseEvent): void {
  if (event.defaultPrevented || holds.length === 0 || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(':is(dialog:modal, [aria-modal]) a[href]') : null
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  event.preventDefault()
  location.replace(link.href)
}
