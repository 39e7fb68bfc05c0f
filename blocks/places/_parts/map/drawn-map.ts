// Our own map: the outline of the provinces as SVG, with buttons for the stores on it. No tiles, no service, no key.
import { withParticle } from '@/lib/particle'
import type { ShopPin } from '@/schemas/api/places/map'
import type { Spot } from '@/schemas/rules/places/distance'
import { pointOf, spotOf, type MapPoint } from '@/schemas/rules/places/map-point'
import { mapFrame, type MapFrame } from './map-frame'
import { mapGestures } from './map-gestures'
import { LAST_ZOOM, MapMarks, type MapMark } from './map-marks'
import { placedNames, placeNames, type PlaceName } from './place-names'
import type { MapPort } from './map-port'
import { between, fitting, isSeen, onScreen, panned, seenBox, within, zoomed, type MapViewport, type Size } from './map-viewport'
import { MarkLayer } from './mark-layer'
import { readGround, type Ground } from './read-ground'

const STEP = 2
const GLIDE_MS = 320
/** Marks just outside are there when they are moved in. */
const BEYOND = 60
const HINT_MS = 1_600
/** Pixels at the bottom that the card of the chosen store covers. */
const CARD = 120

export class DrawnMap implements MapPort {
  #frame: MapFrame | undefined
  #layer: MarkLayer | undefined
  #ground: Ground = []
  #size: Size = { width: 0, height: 0 }
  #view: MapViewport = fitting([], { width: 1, height: 1 })
  #pins: readonly ShopPin[] = []
  #marks = new MapMarks([])
  #names: PlaceName[] = []
  #here: Spot | undefined
  #chosen: ShopPin | undefined
  /** Views to go back to, and the place on the map that was opened there. */
  #before: { view: MapViewport; from: MapPoint }[] = []
  #frameAsked = 0
  #gliding = 0
  #hintTimer: ReturnType<typeof setTimeout> | undefined
  #select: (shopId: string | undefined) => void = () => {}
  #move: (inView: number) => void = () => {}
  readonly #endings: (() => void)[] = []

  async mount(place: HTMLElement): Promise<void> {
    this.#ground = await readGround()
    const frame = (this.#frame = mapFrame(this.#ground))
    place.append(frame.root)
    this.#layer = new MarkLayer({
      root: frame.root,
      put: (button, mark, isNew) => {
        if (isNew) frame.marks.append(button)
        const { x, y } = this.#screenOf(mark)
        button.style.translate = `${x}px ${y}px`
      },
      onOpen: (mark) => this.#open(mark),
      onBack: () => this.#back(),
      onZoom: (way) => this.#zoomBy(way > 0 ? STEP : 1 / STEP),
      onWhole: () => this.#showAll(),
      onFocus: (mark) => this.#bringIn(mark),
    })
    frame.tools.closer.onclick = () => this.#zoomBy(STEP)
    frame.tools.farther.onclick = () => this.#zoomBy(1 / STEP)
    frame.tools.whole.onclick = () => this.#showAll()
    const resized = new ResizeObserver(() => this.#measure())
    resized.observe(frame.root)
    this.#endings.push(
      () => resized.disconnect(),
      mapGestures(frame.root, {
        onPan: (dx, dy) => this.#turnTo(panned(this.#view, dx, dy)),
        onZoom: (factor, at) => this.#turnTo(zoomed(this.#view, this.#size, factor, at)),
        onDoubleClick: (at) => this.#glideTo(zoomed(this.#view, this.#size, STEP, at)),
        onPlainWheel: () => this.#hint(),
      }),
    )
    this.#measure()
  }

  setPins(pins: readonly ShopPin[], here?: Spot): void {
    this.#pins = pins
    this.#here = here
    this.#marks = new MapMarks(pins)
    this.#names = placeNames(this.#ground, pins)
    this.#before = []
    if (!pins.includes(this.#chosen!)) this.#chosen = pins.find(({ SHOP_ID }) => SHOP_ID === this.#chosen?.SHOP_ID)
    this.#turnTo(this.#whole())
  }

  focus(shopId: string | undefined): void {
    const pin = this.#pins.find(({ SHOP_ID }) => SHOP_ID === shopId)
    if (pin?.SHOP_ID === this.#chosen?.SHOP_ID) return
    this.#chosen = pin
    this.#layer?.choose(pin?.SHOP_ID)
    if (!pin) return this.#ask()
    const at = pointOf({ lat: pin.LAT, lng: pin.LNG })
    const zoom = MapMarks.zoomAt(this.#view.scale)
    const alone = Math.min(LAST_ZOOM, this.#marks.standsAlone(pin, zoom))
    const inner = seenBox(this.#view, this.#size, -BEYOND)
    inner.bottom -= CARD / this.#view.scale
    const scale = alone > zoom ? MapMarks.scaleAt(alone) * 1.05 : this.#view.scale
    if (alone > zoom || !isSeen(inner, at)) this.#glideTo(within({ x: at.x, y: at.y + CARD / 2 / scale, scale }))
    else this.#ask()
  }

  onSelect(listener: (shopId: string | undefined) => void): void {
    this.#select = listener
  }

  onMove(listener: (inView: number) => void): void {
    this.#move = listener
  }

  destroy(): void {
    cancelAnimationFrame(this.#frameAsked)
    cancelAnimationFrame(this.#gliding)
    clearTimeout(this.#hintTimer)
    for (const end of this.#endings.splice(0)) end()
    this.#frame?.root.remove()
    this.#frame = undefined
  }

  #whole(): MapViewport {
    const points = this.#pins.map(({ LAT, LNG }) => pointOf({ lat: LAT, lng: LNG }))
    return fitting(points, this.#size)
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#frame!.root
    if (width === this.#size.width && height === this.#size.height) return
    const isFirst = this.#size.width === 0
    this.#size = { width, height }
    if (isFirst) this.#view = this.#whole()
    this.#ask()
  }

  readonly #screenOf = (spot: Spot): MapPoint => onScreen(this.#view, this.#size, pointOf(spot))

  #open(mark: MapMark): void {
    if (mark.shopId !== undefined) {
      this.#select(mark.shopId)
      return
    }
    const parts = this.#marks.partsAt(mark.cluster!)
    const shops = this.#marks.shopsOf(mark.cluster!)
    // They share one place: the first is chosen, and pressing again chooses the next.
    if (parts > LAST_ZOOM) {
      const at = shops.findIndex(({ SHOP_ID }) => SHOP_ID === this.#chosen?.SHOP_ID)
      this.#select(shops[(at + 1) % shops.length]!.SHOP_ID)
      return
    }
    this.#before.push({ view: this.#view, from: pointOf(mark) })
    const all = fitting(
      shops.map(({ LAT, LNG }) => pointOf({ lat: LAT, lng: LNG })),
      this.#size,
    )
    this.#glideTo({ ...all, scale: Math.max(all.scale, MapMarks.scaleAt(parts)) }, () => {
      this.#layer?.holdNearest(this.#pageOf(pointOf(mark)))
      this.#say(`${withParticle(mark.name, '을/를')} 펼쳤습니다.`)
    })
  }

  /** Puts the chosen store back, then zooms out to where a cluster was opened. */
  #back(): boolean {
    if (this.#chosen) {
      this.#select(undefined)
      return true
    }
    const last = this.#before.pop()
    if (!last) return false
    this.#glideTo(last.view, () => {
      this.#layer?.holdNearest(this.#pageOf(last.from))
      this.#say('앞에서 보던 지도로 돌아왔습니다.')
    })
    return true
  }

  #zoomBy(factor: number): void {
    this.#glideTo(zoomed(this.#view, this.#size, factor), () => this.#say(factor > 1 ? '확대했습니다.' : '축소했습니다.'))
  }

  #showAll(): void {
    this.#before = []
    this.#glideTo(this.#whole(), () => this.#say('전체를 보여 드립니다.'))
  }

  /** A mark that the keyboard reached at the edge. */
  #bringIn(mark: MapMark): void {
    const at = pointOf(mark)
    if (!isSeen(seenBox(this.#view, this.#size, -BEYOND / 2), at)) this.#glideTo(within({ ...at, scale: this.#view.scale }))
  }

  #pageOf(point: MapPoint): MapPoint {
    const { left, top } = this.#frame!.root.getBoundingClientRect()
    const { x, y } = onScreen(this.#view, this.#size, point)
    return { x: x + left, y: y + top }
  }

  #say(words: string): void {
    const count = this.#inView().reduce((sum, mark) => sum + mark.count, 0)
    if (this.#frame) this.#frame.status.textContent = `${words} 지금 보이는 매장은 ${count}곳입니다.`
  }

  #hint(): void {
    const { hint } = this.#frame!
    hint.hidden = false
    clearTimeout(this.#hintTimer)
    this.#hintTimer = setTimeout(() => (hint.hidden = true), HINT_MS)
  }

  #turnTo(view: MapViewport): void {
    cancelAnimationFrame(this.#gliding)
    this.#view = view
    this.#ask()
  }

  /** Moves there evenly; at once where movement is not wanted. */
  #glideTo(view: MapViewport, then?: () => void): void {
    cancelAnimationFrame(this.#gliding)
    const [from, begun] = [this.#view, performance.now()]
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = (now: number) => {
      const part = isCalm ? 1 : Math.min(1, Math.max(0, (now - begun) / GLIDE_MS))
      this.#view = part === 1 ? view : between(from, view, 1 - (1 - part) ** 3)
      this.#draw()
      if (part < 1) this.#gliding = requestAnimationFrame(step)
      else then?.()
    }
    this.#gliding = requestAnimationFrame(step)
  }

  #ask(): void {
    cancelAnimationFrame(this.#frameAsked)
    this.#frameAsked = requestAnimationFrame(() => this.#draw())
  }

  #inView(beyond = 0): MapMark[] {
    const { left, top, right, bottom } = seenBox(this.#view, this.#size, beyond)
    return this.#marks.between(spotOf({ x: left, y: bottom }), spotOf({ x: right, y: top }), MapMarks.zoomAt(this.#view.scale))
  }

  #draw(): void {
    const frame = this.#frame
    if (!frame || this.#size.width === 0) return
    const { x, y } = onScreen(this.#view, this.#size, { x: 0, y: 0 })
    frame.land.setAttribute('transform', `translate(${x} ${y}) scale(${this.#view.scale})`)
    const marks = this.#inView(BEYOND)
    this.#layer!.show(marks)
    const places = marks.map(this.#screenOf)
    const extra = this.#extraMarks()
    const names = placedNames(this.#names, this.#view.scale, (point) => onScreen(this.#view, this.#size, point), [
      ...places,
      ...extra.map(({ at }) => at),
    ])
    frame.names.replaceChildren(...names.map(({ text, ...at }) => spanAt('map-name', at, text)))
    frame.extras.replaceChildren(...extra.map(({ className, at }) => spanAt(className, at, '')))
    this.#move(this.#inView().reduce((sum, { count }) => sum + count, 0))
  }

  /** The chosen store, which a cluster may cover, and the visitor. */
  #extraMarks(): { className: string; at: MapPoint }[] {
    const chosen = this.#chosen && { className: 'map-chosen', at: this.#screenOf({ lat: this.#chosen.LAT, lng: this.#chosen.LNG }) }
    const here = this.#here && { className: 'map-here', at: this.#screenOf(this.#here) }
    return [chosen, here].filter((mark) => mark !== undefined)
  }
}

function spanAt(className: string, { x, y }: MapPoint, text: string): HTMLElement {
  const span = document.createElement('span')
  span.className = className
  span.style.translate = `${x}px ${y}px`
  span.textContent = text
  return span
}
