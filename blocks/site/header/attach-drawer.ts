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
  const outside: HTMLElement[] = []
  let release: (() => Promise<void>) | undefined

  const setModal = (isModal: boolean) => {
    if (isModal) outside.push(...document.querySelectorAll<HTMLElement>(OUTSIDE))
    for (const element of isModal ? outside : outside.splice(0)) element.inert = isModal
    document.documentElement.style.overflow = isModal ? 'hidden' : ''
  }
  const setOpen = (isOpen: boolean) => {
    if (isOpen) release = holdBack(() => drawer.hidePopover())
    else {
      // Before it closes, so that the browser can give the focus back to the opener; the rest of the page behind the frame without the
      // menu, because every element of it is styled anew.
      for (const element of outside) if (header.contains(element)) element.inert = false
      afterPaint(() => drawer.matches(':popover-open') || setModal(false))
      void release?.()
    }
    drawer.role = isOpen ? 'dialog' : null
    drawer.ariaModal = isOpen ? 'true' : null
    drawer.ariaLabel = isOpen ? opener.ariaLabel : null
  }
  drawer.addEventListener('beforetoggle', ({ newState }) => setOpen(newState === 'open'), on)
  drawer.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState !== 'open') return opener.focus()
      // Behind the frame that shows the menu, because every element of the page is styled anew; the event may come before it.
      afterPaint(() => {
        if (!drawer.matches(':popover-open')) return
        setModal(true)
        drawer.querySelector<HTMLElement>('[data-closer]')!.focus()
      })
    },
    on,
  )
  wide.addEventListener('change', () => drawer.hidePopover(), on)
  if (drawer.matches(':popover-open')) {
    setOpen(true)
    setModal(true)
  }
  return () => {
    setOpen(false)
    setModal(false)
  }
}
