import { afterPaint } from '@/lib/ui/after-paint'
import { holdBack } from '@/lib/ui/hold-back'

/** The neighbours of the drawer and of everything around it. */
const OUTSIDE = ':has([data-drawer])>:not(:has([data-drawer]),[data-drawer],[inert])'

/**
 * Makes the menu modal while it is open as a drawer: a dialog by its name, everything else inert and not scrolled, Back closes it, and the
 * focus goes in and returns. Opening and closing are the popover's own, and work before this runs.
 * @param wide the width from which the menu is a bar.
 * @returns ends what is in effect; the listeners end with the signal.
 */
export function attachDrawer(header: HTMLElement, wide: MediaQueryList, on: { signal: AbortSignal }): () => void {
  const drawer = header.querySelector<HTMLElement>('[data-drawer]')!
  const opener = header.querySelector<HTMLElement>('[data-opener]')!
  const root = document.documentElement
  let end: (() => void) | undefined

  const update = (isOpen: boolean) => {
    end?.()
    end = undefined
    if (isOpen) {
      const release = holdBack(() => drawer.hidePopover())
      let outside: Iterable<Element> = []
      // Behind the frame that shows the menu: every element of the page is styled anew.
      let isOver = false
      afterPaint(() => {
        if (isOver) return
        outside = document.querySelectorAll(OUTSIDE)
        for (const element of outside) element.toggleAttribute('inert', true)
        root.style.overflow = 'hidden'
      })
      end = () => {
        isOver = true
        for (const element of outside) element.toggleAttribute('inert', false)
        root.style.overflow = ''
        void release()
      }
    }
    drawer.role = isOpen ? 'dialog' : null
    drawer.ariaModal = isOpen ? 'true' : null
    drawer.ariaLabel = isOpen ? opener.ariaLabel : null
  }
  // Before it closes, so that the browser can give the focus back to what was inert.
  drawer.addEventListener('beforetoggle', ({ newState }) => update(newState === 'open'), on)
  drawer.addEventListener(
    'toggle',
    ({ newState }) => (newState === 'open' ? drawer.querySelector<HTMLElement>('[data-closer]')! : opener).focus(),
    on,
  )
  wide.addEventListener('change', () => drawer.hidePopover(), on)
  if (drawer.matches(':popover-open')) update(true)
  return () => end && update(false)
}
