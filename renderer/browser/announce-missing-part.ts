import { MISSING_PART } from '@/schemas/words/unexpected'

const SHOWN_MS = 10_000
let isSaid = false

/** Says, once a page, that a part of it could not be loaded. Written out here, because what shows other messages may not load either. */
export function announceMissingPart(): void {
  if (isSaid) return
  isSaid = true
  const line = document.createElement('div')
  line.setAttribute('role', 'status')
  line.popover = 'manual'
  line.className = 'snackbar'
  document.body.append(line)
  line.showPopover()
  // A live region is read when its content changes.
  requestAnimationFrame(() => line.append(Object.assign(document.createElement('p'), { textContent: MISSING_PART })))
  setTimeout(() => line.remove(), SHOWN_MS)
}
