// `<maru-island>`: server markup that becomes a living component when it is needed. Until then it costs nothing but its markup; a press
// on it wakes it at once and is carried out by the component.
import { heldPress } from '@/lib/hold-press'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import type { Behaviour } from '../behaviour'
import { announceMissingPart } from './announce-missing-part'
import { sheet, turnOnSheet } from './start-late-sheet'
import type * as Wake from './wake-island'

/** What a press may mean something on. */
const PRESSABLE = 'a[href], button, summary, input, select, textarea, label, [role=button], [role=tab], [tabindex]'

let wake: Promise<typeof Wake> | undefined

/** What the first view shows comes before what makes it answer; a slow file of it does not hold the islands for ever. */
const FIRST_VIEW_MS = 3_000
const firstView = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') return resolve()
  addEventListener('load', () => resolve())
  setTimeout(resolve, FIRST_VIEW_MS)
})

/** The page's text and the picture that opens it are on the screen. A form, which wakes at load, would take the line from them. */
let firstPicture: Promise<unknown> | undefined
const pictureShown = (): Promise<unknown> =>
  (firstPicture ??= Promise.race([
    firstView,
    arrived(document.querySelector<HTMLImageElement>('img[fetchpriority=high]')).then(
      // The frame after the one that shows it.
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  ]))
const arrived = async (file: (HTMLElement & { complete?: boolean; sheet?: unknown }) | null): Promise<void> => {
  if (!file || file.complete || file.sheet) return
  await new Promise((resolve) => ['load', 'error'].forEach((name) => file.addEventListener(name, resolve)))
}

/** What wakes on a page that is shown with the core of the style sheet may need the whole one, and so does what is said there. */
const wholeSheet = async (): Promise<void> => {
  await Promise.race([firstView, arrived(sheet)])
  turnOnSheet()
}

/** Says that a part has not come. @param isPressed somebody waits for it. */
export const sayMissingPart = (isPressed: boolean): void => void wholeSheet().then(() => announceMissingPart(isPressed))

const watched = new WeakMap<Element, IslandElement>()
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.wake()
  },
  { rootMargin: '300px' },
)

export class IslandElement extends HTMLElement {
  #state: 'asleep' | 'waking' | 'awake' = 'asleep'
  #replay: HTMLElement | undefined
  #box: Element | undefined
  #end: (() => void) | undefined

  connectedCallback(): void {
    if (document.readyState === 'loading' && !isPassed(this))
      document.addEventListener('DOMContentLoaded', () => this.#start(), { once: true })
    else this.#start()
  }

  disconnectedCallback(): void {
    if (this.#box) observer.unobserve(this.#box)
    // React moves nodes: only what stays away ends.
    setTimeout(() => {
      if (this.isConnected) return
      this.#end?.()
      this.#end = undefined
      this.#state = 'asleep'
    })
  }

  #start(): void {
    if (!this.isConnected || this.#state !== 'asleep') return
    const when = this.getAttribute('when')
    if (when === 'signed-in' && !seemsSignedIn()) return
    this.#hold(heldPress(this))
    if (when === 'signed-in' || this.#replay) return this.wake()
    this.#listen('addEventListener')
    if (when === 'load' || (when === 'pressed' && seemsSignedIn())) void pictureShown().then(() => this.isConnected && this.wake())
    // Where it stands is asked for behind the first view: asked for earlier, a browser would lay out the page one more time.
    else void firstView.then(() => this.#watch(when !== null))
  }

  #watch(isWaiting: boolean): void {
    if (!this.isConnected || this.#state !== 'asleep') return
    this.#box = boxOf(this)
    if (!this.#box) return this.wake()
    if (isWaiting) return
    watched.set(this.#box, this)
    observer.observe(this.#box)
  }

  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    for (const name of ['click', 'focusin'] as const) this[how](name, this, { capture: true })
  }

  handleEvent(event: Event): void {
    if (this.#state === 'awake') return
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
    // A link that is to open elsewhere is the browser's.
    if (event instanceof MouseEvent && pressed && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      this.#hold(pressed)
    }
    this.wake()
  }

  /** The press that is carried out by and by; that it was taken is shown at once, because on a slow phone the part comes after seconds. */
  #hold(pressed: HTMLElement | undefined): void {
    if (this.#replay) this.#replay.ariaBusy = null
    this.#replay = pressed
    if (pressed) pressed.ariaBusy = 'true'
  }

  wake(): void {
    if (this.#state !== 'asleep') return
    this.#state = 'waking'
    if (this.#box) observer.unobserve(this.#box)
    const file = this.getAttribute('src')!
    // Named together, they are fetched together.
    for (const href of this.getAttribute('needs')?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const part = import(/* @vite-ignore */ file) as Promise<{ default: never }>
    const started = this.hasAttribute('plain')
      ? part.then(({ default: start }) => {
          this.#end = (start as Behaviour)(this) ?? undefined
          this.#awake()
        })
      : // It may show what was not on the page; a behaviour only changes what was.
        Promise.all([(wake ??= import('./wake-island')), part, wholeSheet()]).then(async ([{ wakeIsland }, { default: component }]) => {
          this.#end = await wakeIsland(this, component, () => this.#awake())
        })
    started.catch((error: unknown) => {
      // Its server markup stays as it is: a link to a page and a form work by themselves, and the next press asks for the part again.
      const isPressed = this.#replay !== undefined
      this.#listen('removeEventListener')
      this.#carryOut((pressed) => !pressed.ariaHasPopup)
      this.#listen('addEventListener')
      this.#state = 'asleep'
      console.error('[island]', this.getAttribute('name'), error)
      dispatchEvent(new CustomEvent('maru:file-failed', { detail: file }))
      sayMissingPart(isPressed)
    })
  }

  #carryOut(may = (_: HTMLElement) => true): void {
    const pressed = this.#replay
    this.#hold(undefined)
    if (pressed?.isConnected && may(pressed)) pressed.click()
  }

  #awake(): void {
    this.#state = 'awake'
    this.toggleAttribute('awake', true)
    this.#listen('removeEventListener')
    this.#carryOut()
  }
}

/** Whether the parser has gone on behind the island: on a page that is still streamed it may be inside. */
function isPassed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (at.nextSibling) return true
  return false
}

/** The first box of the island's own; absent where it shows nothing, so that its first view is made by itself. */
function boxOf(island: Element): Element | undefined {
  let box = island.firstElementChild
  while (box && getComputedStyle(box).display === 'contents') box = box.firstElementChild
  return box && getComputedStyle(box).display !== 'none' ? box : undefined
}
