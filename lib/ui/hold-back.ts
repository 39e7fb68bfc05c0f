// Back closes what is open before it leaves the page (S-MODAL-3). Each dialog, sheet and drawer has an entry of its own in the history,
// above the page's. Back drops the entry and closes the overlay; an overlay that closes in another way takes its entry back, and its
// answer is given only then: a navigation that starts while the browser is still going back could be lost. An entry whose overlay is gone
// (after Forward, or a return from another page) is passed over.

interface Hold {
  id: string
  close: () => void
  /** It waits for its entry while another one is taken back. */
  isWaiting: boolean
}

/** A traversal takes milliseconds; where a browser refuses it, the wait ends after this. */
const LONGEST_WAIT = 500

let made = 0
let isWatching = false
/** What is open, the lowest first. */
const holds: Hold[] = []
let goingBack: Promise<void> | undefined
/** Pops that were handled already: several parts of the page receive each. */
const seen = new WeakMap<Event, boolean>()

const holdNow = (): string | undefined => (history.state as { hold?: string } | null)?.hold

/**
 * Gives an overlay an entry of its own in the history, so that Back closes it and the page stays.
 * @param close called when Back was pressed.
 * @returns to be called when the overlay closed in another way: takes the entry back, and answers when that is done.
 */
export function holdBack(close: () => void): () => Promise<void> {
  watch()
  // Unlike any of an earlier load of this page, whose entries may still be there.
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

/** Whether something is open that Back would close first. */
export const isBackHeld = (): boolean => holds.length > 0

/** Ends when no entry is being taken back any more. */
export const backSettled = async (): Promise<void> => goingBack

/** The page is being left: the entries stay as they are. */
export const dropHolds = (): void => void holds.splice(0)

/** Closes what this pop has left, once. @returns whether it was about overlays alone, and the page stays. */
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
  // Back has dropped it already, or what was chosen in the overlay has made the entry its own.
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

/** A page chosen in an overlay takes the place of the overlay's own entry, so that one Back comes back. */
function replaceByLink(event: MouseEvent): void {
  if (event.defaultPrevented || holds.length === 0 || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('dialog:modal a[href]') : null
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  event.preventDefault()
  location.replace(link.href)
}
