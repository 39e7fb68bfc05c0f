import { MISSING_PART } from '@/schemas/words/unexpected'

const SHOWN_MS = 10_000
let isSaid = false

/** Says, once a page, that a part of it could not be loaded. Written out here, because what shows other messages may not load either. */
export function announceMissingPart(): void {
  if (isSaid) return
  isSaid = true
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.popover = 'manual'
  line.className = 'inset-x-0 top-auto bottom-6 m-auto w-fit max-w-[calc(100vw-40px)] rounded-sm bg-ink px-5 py-3 type-small text-on-ink'
  document.body.append(line)
  line.showPopover()
  // A live region is read when its content changes.
  requestAnimationFrame(() => (line.textContent = MISSING_PART))
  setTimeout(() => line.remove(), SHOWN_MS)
}
