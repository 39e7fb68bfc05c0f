// The marks of a map as buttons, the same on both maps: one tab stop, arrows lead from mark to mark, Enter opens, Escape goes back. A mark
// that goes away while it has the focus gives it to the nearest one that is there.
import type { MapPoint } from '@/schemas/rules/places/map-point'
import type { MapMark } from './map-marks'
import { isWay, nearestWay } from './nearest-way'

interface Given {
  /** Takes the keys, and the focus where there is no mark. */
  root: HTMLElement
  /** Puts a new button on the map, and moves it there later. */
  put: (button: HTMLButtonElement, mark: MapMark, isNew: boolean) => void
  drop?: (button: HTMLButtonElement, mark: MapMark) => void
  onOpen: (mark: MapMark) => void
  /** @returns whether there was something to go back to. */
  onBack: () => boolean
  onZoom: (way: 1 | -1) => void
  onWhole: () => void
  /** A mark got the focus: it is brought into view. */
  onFocus?: (mark: MapMark) => void
}

export class MarkLayer {
  readonly #given: Given
  readonly #marks = new Map<string, { mark: MapMark; button: HTMLButtonElement }>()
  /** The tab stop. */
  #current: string | undefined
  #chosen: string | undefined

  constructor(given: Given) {
    this.#given = given
    given.root.addEventListener('keydown', this.#onKey)
  }

  show(marks: readonly MapMark[]): void {
    const { root, put, drop } = this.#given
    const held = this.#held()
    const lost = held && !marks.some(({ key }) => key === held.mark.key) ? centreOf(held.button) : undefined
    const keys = new Set(marks.map(({ key }) => key))
    for (const mark of marks) {
      const known = this.#marks.get(mark.key)
      const button = known?.button ?? this.#buttonOf(mark.key)
      this.#marks.set(mark.key, { mark, button })
      if (!known || known.mark.name !== mark.name) describe(button, mark)
      put(button, mark, !known)
    }
    this.choose(this.#chosen)
    if (lost) this.#hold(this.#nearestOf(marks, lost))
    for (const [key, { mark, button }] of this.#marks)
      if (!keys.has(key)) {
        this.#marks.delete(key)
        drop?.(button, mark)
        button.remove()
      }
    if (lost && marks.length === 0) root.focus({ preventScroll: true })
    if (!this.#current || !keys.has(this.#current)) this.#makeStop(marks[0]?.key)
  }

  /** Marks the chosen store. */
  choose(shopId: string | undefined): void {
    this.#chosen = shopId
    for (const { mark, button } of this.#marks.values())
      if (mark.shopId !== undefined) button.setAttribute('aria-pressed', String(mark.shopId === shopId))
  }

  /** Gives the focus to the mark nearest to a place on the screen, where the map has it. */
  holdNearest(place: MapPoint): void {
    if (this.#held())
      this.#hold(
        this.#nearestOf(
          [...this.#marks.values()].map(({ mark }) => mark),
          place,
        ),
      )
  }

  #held(): { mark: MapMark; button: HTMLButtonElement } | undefined {
    const active = document.activeElement
    return [...this.#marks.values()].find(({ button }) => button === active)
  }

  #hold(key: string | undefined): void {
    if (key === undefined) return
    this.#makeStop(key)
    this.#marks.get(key)?.button.focus({ preventScroll: true })
  }

  #makeStop(key: string | undefined): void {
    this.#current = key
    for (const [name, { button }] of this.#marks) button.tabIndex = name === key ? 0 : -1
  }

  #nearestOf(marks: readonly MapMark[], to: MapPoint): string | undefined {
    let [nearest, least]: [string | undefined, number] = [undefined, Infinity]
    for (const { key } of marks) {
      const { x, y } = centreOf(this.#marks.get(key)!.button)
      const length = Math.hypot(x - to.x, y - to.y)
      if (length < least) [nearest, least] = [key, length]
    }
    return nearest
  }

  #buttonOf(key: string): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.tabIndex = -1
    button.addEventListener('click', () => this.#given.onOpen(this.#marks.get(key)!.mark))
    button.addEventListener('focus', () => {
      this.#makeStop(key)
      if (button.matches(':focus-visible')) this.#given.onFocus?.(this.#marks.get(key)!.mark)
    })
    return button
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (this.#answer(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  #answer(key: string): boolean {
    const { onBack, onZoom, onWhole } = this.#given
    if (key === 'Escape') return onBack()
    if (key === '+' || key === '=') onZoom(1)
    else if (key === '-') onZoom(-1)
    else if (key === 'Home') onWhole()
    else if (isWay(key)) {
      const held = this.#held()
      if (!held) return false
      const others = [...this.#marks.values()]
      const next =
        others[
          nearestWay(
            others.map(({ button }) => centreOf(button)),
            centreOf(held.button),
            key,
          )
        ]
      if (next) this.#hold(next.mark.key)
    } else return false
    return true
  }
}

function describe(button: HTMLButtonElement, { count, name, shopId }: MapMark): void {
  button.className = shopId === undefined ? `map-mark map-cluster${count >= 100 ? ' map-cluster-large' : ''}` : 'map-mark map-pin'
  button.setAttribute('aria-label', name)
  button.textContent = shopId === undefined ? count.toLocaleString('ko-KR') : ''
}

function centreOf(button: Element): MapPoint {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
