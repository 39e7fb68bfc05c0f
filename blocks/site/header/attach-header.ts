import { holdBack } from '@/lib/ui/hold-back'
import { loginHere } from './login-here'

const OPEN_AFTER = 120
const CLOSE_AFTER = 240

/** Adds behaviour to a rendered header. The returned function removes every listener. */
export function attachHeader(header: HTMLElement): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
  attachMenus(header, menus, on)
  attachHiding(header, menus, on)
  attachSearch(header, on)
  attachLoginLink(header, on)
  const release = attachDrawer(header, on)
  return () => {
    stop.abort()
    release()
  }
}

function attachMenus(header: HTMLElement, menus: HTMLDetailsElement[], on: { signal: AbortSignal }): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (delay: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }
  const close = () => {
    for (const menu of menus) menu.open = false
  }
  on.signal.addEventListener('abort', () => clearTimeout(timer))

  for (const menu of menus) {
    const word = menu.querySelector('summary')!
    let opened = false
    menu.addEventListener('pointerenter', () => menu.open && clearTimeout(timer), on)
    word.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'mouse' || menu.open) return
        later(OPEN_AFTER, () => (opened = menu.open = true))
      },
      on,
    )
    menu.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && later(CLOSE_AFTER, close), on)
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
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
      },
      on,
    )
  }

  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      const open = header.querySelector<HTMLDetailsElement>(':is([data-menu], [data-search])[open]')
      if (!open) return
      open.open = false
      open.querySelector('summary')!.focus()
    },
    on,
  )
  header.querySelector('[data-scrim]')!.addEventListener('click', close, on)
}

/** Hides the bar when scrolling down after one screen, and shows it when scrolling up. */
function attachHiding(header: HTMLElement, menus: HTMLDetailsElement[], on: { signal: AbortSignal }): void {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const now = scrollY
      if (Math.abs(now - last) < 8) return
      header.toggleAttribute('data-away', now > last && now > innerHeight && !menus.some((menu) => menu.open))
      last = now
    },
    { ...on, passive: true },
  )
}

function attachSearch(header: HTMLElement, on: { signal: AbortSignal }): void {
  const search = header.querySelector<HTMLDetailsElement>('[data-search]')!
  search.addEventListener('toggle', () => search.open && search.querySelector('input')!.focus(), on)
}

function attachDrawer(header: HTMLElement, on: { signal: AbortSignal }): () => void {
  const drawer = header.querySelector('dialog')!
  const opener = header.querySelector<HTMLButtonElement>('[data-opener]')!
  let release: (() => Promise<void>) | undefined

  // Browsers with invoker commands open it themselves, also before this runs.
  if (!('commandForElement' in HTMLButtonElement.prototype)) opener.addEventListener('click', () => drawer.showModal(), on)
  matchMedia('(min-width: 1024px)').addEventListener('change', () => drawer.close(), on)
  const watch = new MutationObserver(() => {
    document.documentElement.classList.toggle('overflow-hidden', drawer.open)
    if (drawer.open) release ??= holdBack(() => drawer.close())
    else {
      void release?.()
      release = undefined
    }
  })
  watch.observe(drawer, { attributes: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}

/** A visitor's link to the login returns to this page, which is known in the browser only. */
function attachLoginLink(header: HTMLElement, on: { signal: AbortSignal }): void {
  for (const link of header.querySelectorAll<HTMLAnchorElement>('a[data-login-here]')) link.href = loginHere()
  const update = ({ target }: Event) => {
    // The page's own URL may have changed since.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-login-here]') : null
    if (link) link.href = loginHere()
  }
  for (const name of ['pointerdown', 'focusin', 'click'] as const) header.addEventListener(name, update, { ...on, capture: true })
}
