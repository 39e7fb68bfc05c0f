import { attachDrawer } from './attach-drawer'
import { followCart } from './follow-cart'
import { loginHere } from './login-here'

const OPEN_AFTER = 120
const CLOSE_AFTER = 240
/** From this width the menu is a bar, as in site-menu.css. */
const WIDE = '(min-width: 1024px)'

/** Adds behaviour to a rendered header. The returned function removes every listener. */
export function attachHeader(header: HTMLElement): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const wide = matchMedia(WIDE)
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
  attachMenus(header, menus, wide, on)
  attachHiding(header, wide, on)
  attachFocus(header, on)
  followCart(header, on)
  const release = attachDrawer(header, wide, on)
  return () => {
    stop.abort()
    release()
  }
}

/** The menus of the bar; in the drawer they are plain disclosures. */
function attachMenus(header: HTMLElement, menus: HTMLDetailsElement[], wide: MediaQueryList, on: { signal: AbortSignal }): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (delay: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }
  const close = () => {
    for (const menu of menus) menu.open = false
  }

  for (const menu of menus) {
    const word = menu.querySelector('summary')!
    let opened = false
    menu.addEventListener('pointerenter', () => menu.open && clearTimeout(timer), on)
    word.addEventListener(
      'pointerenter',
      (event) => {
        if (!wide.matches || event.pointerType !== 'mouse' || menu.open) return
        later(OPEN_AFTER, () => (opened = menu.open = true))
      },
      on,
    )
    menu.addEventListener('pointerleave', (event) => wide.matches && event.pointerType === 'mouse' && later(CLOSE_AFTER, close), on)
    // A click on a menu just opened by hovering means "open", not "close".
    word.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer)
        if (opened && menu.open) event.preventDefault()
        opened = false
      },
      on,
    )
    menu.addEventListener('toggle', () => (opened &&= menu.open), on)
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (wide.matches && relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false
      },
      on,
    )
  }

  header.addEventListener(
    'keydown',
    (event) => {
      const open = event.key === 'Escape' && wide.matches && header.querySelector<HTMLDetailsElement>('[data-menu][open]')
      if (!open) return
      open.open = false
      open.querySelector('summary')!.focus()
    },
    on,
  )
  header.querySelector('[data-scrim]')!.addEventListener('click', close, on)
  wide.addEventListener('change', close, on)
}

/**
 * Hides the bar when scrolling down after one screen, and shows it when scrolling up. The root says so, also to what sticks below the bar:
 * rules that asked `html:has(header[data-away])` would have every element styled anew.
 */
function attachHiding(header: HTMLElement, wide: MediaQueryList, on: { signal: AbortSignal }): void {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const now = scrollY
      if (Math.abs(now - last) < 8) return
      document.documentElement.toggleAttribute(
        'data-away',
        now > last && now > innerHeight && !(wide.matches && header.querySelector('[data-menu][open]')),
      )
      last = now
    },
    { ...on, passive: true },
  )
}

/**
 * What a press or the focus needs ready: a visitor's links to the login return to this page, which is known in the browser only, and whose
 * own URL may change; the search suggests.
 */
function attachFocus(header: HTMLElement, on: { signal: AbortSignal }): void {
  const update = (event?: Event) => {
    for (const link of header.querySelectorAll<HTMLAnchorElement>('a[data-login-here]')) link.href = loginHere()
    const form = (event?.target as HTMLInputElement | undefined)?.form
    if (form) void import('./suggest/suggest').then((part) => part.suggest(form))
  }
  update()
  header
    .querySelector('[data-search]')!
    .addEventListener('toggle', ({ currentTarget: search }) => (search as HTMLElement).querySelector('input')!.focus(), on)
  for (const name of ['pointerdown', 'focusin', 'click']) header.addEventListener(name, update, on)
}
