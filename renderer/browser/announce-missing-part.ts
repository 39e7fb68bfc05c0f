import { MISSING_PART, OFFLINE } from '@/schemas/words/unexpected'

const SHOWN_MS = 10_000
let isSaid = false
let isShown = false

/**
 * Says that a part of the page could not be loaded, or that the device is offline: once a page, and again to somebody who presses. Written
 * out here, because what shows other messages may not load either.
 */
export function announceMissingPart(isPressed: boolean): void {
  if (isShown || (isSaid && !isPressed)) return
  isShown = isSaid = true
  const line = document.createElement('div')
  line.setAttribute('role', 'status')
  line.popover = 'manual'
  line.className = 'snackbar'
  document.body.append(line)
  line.showPopover()
  // A live region is read when its content changes.
  requestAnimationFrame(() =>
    line.append(Object.assign(document.createElement('p'), { textContent: navigator.onLine ? MISSING_PART : OFFLINE })),
  )
  setTimeout(() => {
    line.remove()
    isShown = false
  }, SHOWN_MS)
}
