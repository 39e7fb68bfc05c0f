// Controllers of a navigation within this site (G-GLOBAL). A controller is called before the visitor goes to another page, and may stop
// or redirect the navigation, or allow it. Links are checked when they are clicked, whatever rendered them; scripts navigate by `follow`.

import { isBackHeld } from './hold-back'

/** `replace:/a` without a history entry, `redirect:/b` with one, `hold` stays, `continue` goes on. */
export type Direction = 'continue' | 'hold' | `replace:${string}` | `redirect:${string}`
export type Controller = (to: URL) => Direction

const controllers: Controller[] = []

/** @returns a function that removes the controller. The latest is called first; the first result other than `continue` decides. */
export function controlNavigation(controller: Controller): () => void {
  if (controllers.length === 0) document.addEventListener('click', onClick, true)
  controllers.push(controller)
  return () => {
    const at = controllers.lastIndexOf(controller)
    if (at >= 0) controllers.splice(at, 1)
    if (controllers.length === 0) document.removeEventListener('click', onClick, true)
  }
}

/** Navigates to a path of this site, unless a controller decides otherwise. */
export function follow(address: string): void {
  const direction = directionTo(new URL(address, location.href))
  // An open overlay's history entry is replaced.
  if (direction === 'continue') location[isBackHeld() ? 'replace' : 'assign'](address)
  else obey(direction)
}

function directionTo(to: URL): Direction {
  for (const controller of controllers.toReversed()) {
    const direction = controller(to)
    if (direction !== 'continue') return direction
  }
  return 'continue'
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link?.href || !isPlain || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.target !== '' && link.target !== '_self') return
  const direction = directionTo(new URL(link.href))
  if (direction === 'continue') return
  event.preventDefault()
  // Stops the link's own listeners too.
  event.stopPropagation()
  obey(direction)
}

function obey(direction: Exclude<Direction, 'continue'>): void {
  if (direction === 'hold') return
  const at = direction.indexOf(':')
  location[direction.slice(0, at) === 'replace' ? 'replace' : 'assign'](direction.slice(at + 1))
}
