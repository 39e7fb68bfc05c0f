// Kakao's map behind the port. Its tiles are Kakao's; the marks on it are our own buttons and clusters, so that the keyboard's way through
// is the same on both maps.
import type { ShopPin } from '@/schemas/api/places/map'
import type { Spot } from '@/schemas/rules/places/distance'
import { loadKakaoMaps, type KakaoMaps, type KakaoMapView, type KakaoOverlay } from './load-kakao-maps'
import { LAST_ZOOM, MapMarks, type MapMark } from './map-marks'
import type { MapPort } from './map-port'
import { MarkLayer } from './mark-layer'

/** Kakao counts levels from near to far, and a tile of zoom 19 − level has about the same scale. */
const zoomOf = (level: number): number => Math.min(LAST_ZOOM, Math.max(0, 19 - level))
const levelOf = (zoom: number): number => Math.min(14, Math.max(1, 19 - zoom))
const KOREA: Spot = { lat: 36.2, lng: 127.9 }
const FARTHEST = 13

export class KakaoMap implements MapPort {
  readonly #key: string
  #maps: KakaoMaps | undefined
  #map: KakaoMapView | undefined
  #root: HTMLElement | undefined
  #layer: MarkLayer | undefined
  #pins: readonly ShopPin[] = []
  #marks = new MapMarks([])
  #chosen: ShopPin | undefined
  #pointer: KakaoOverlay | undefined
  readonly #overlays = new Map<HTMLElement, KakaoOverlay>()
  #here: KakaoOverlay | undefined
  #before: { centre: Spot; level: number }[] = []
  #select: (shopId: string | undefined) => void = () => {}
  #move: (inView: number) => void = () => {}
  #resized: ResizeObserver | undefined

  /** @param key JavaScript key of the site, public by its nature. */
  constructor(key: string) {
    this.#key = key
  }

  async mount(place: HTMLElement): Promise<void> {
    const maps = (this.#maps = await loadKakaoMaps(this.#key))
    const root = (this.#root = document.createElement('div'))
    root.className = 'map'
    root.tabIndex = -1
    root.setAttribute('role', 'group')
    root.setAttribute('aria-label', '매장 지도')
    place.append(root)
    const map = (this.#map = new maps.Map(root, { center: this.#spot(KOREA), level: FARTHEST, scrollwheel: false }))
    this.#layer = new MarkLayer({
      root,
      put: (button, mark, isNew) => void (isNew && this.#overlays.set(button, this.#overlay(button, mark))),
      drop: (button) => {
        this.#overlays.get(button)?.setMap(null)
        this.#overlays.delete(button)
      },
      onOpen: (mark) => this.#open(mark),
      onBack: () => this.#back(),
      onZoom: (way) => map.setLevel(map.getLevel() - way),
      onWhole: () => this.#showAll(),
    })
    maps.event.addListener(map, 'idle', () => this.#draw())
    this.#resized = new ResizeObserver(() => map.relayout())
    this.#resized.observe(root)
  }

  setPins(pins: readonly ShopPin[], here?: Spot): void {
    this.#pins = pins
    this.#marks = new MapMarks(pins)
    this.#before = []
    this.#here?.setMap(null)
    this.#here = undefined
    if (here) this.#here = this.#put('map-here', here)
    this.#showAll()
    this.#draw()
  }

  focus(shopId: string | undefined): void {
    const pin = this.#pins.find(({ SHOP_ID }) => SHOP_ID === shopId)
    if (pin?.SHOP_ID === this.#chosen?.SHOP_ID) return
    this.#chosen = pin
    this.#layer?.choose(shopId)
    this.#pointer?.setMap(null)
    this.#pointer = undefined
    if (!pin || !this.#map) return
    this.#pointer = this.#put('map-chosen', { lat: pin.LAT, lng: pin.LNG })
    const zoom = zoomOf(this.#map.getLevel())
    const alone = Math.min(LAST_ZOOM, this.#marks.standsAlone(pin, zoom))
    if (alone > zoom) this.#map.setLevel(levelOf(alone))
    this.#map.panTo(this.#spot({ lat: pin.LAT, lng: pin.LNG }))
  }

  onSelect(listener: (shopId: string | undefined) => void): void {
    this.#select = listener
  }

  onMove(listener: (inView: number) => void): void {
    this.#move = listener
  }

  destroy(): void {
    this.#resized?.disconnect()
    for (const overlay of this.#overlays.values()) overlay.setMap(null)
    this.#overlays.clear()
    this.#here?.setMap(null)
    this.#pointer?.setMap(null)
    this.#root?.remove()
    this.#map = undefined
  }

  #spot({ lat, lng }: Spot) {
    return new this.#maps!.LatLng(lat, lng)
  }

  #overlay(content: HTMLElement, spot: Spot, zIndex = 1): KakaoOverlay {
    const position = this.#spot(spot)
    return new this.#maps!.CustomOverlay({ map: this.#map!, position, content, clickable: true, xAnchor: 0, yAnchor: 0, zIndex })
  }

  #put(className: string, spot: Spot): KakaoOverlay {
    const content = document.createElement('span')
    content.className = className
    content.style.pointerEvents = 'none'
    return this.#overlay(content, spot, 2)
  }

  #open(mark: MapMark): void {
    const map = this.#map!
    if (mark.shopId !== undefined) return this.#select(mark.shopId)
    const parts = this.#marks.partsAt(mark.cluster!)
    if (parts > LAST_ZOOM) {
      const shops = this.#marks.shopsOf(mark.cluster!)
      const at = shops.findIndex(({ SHOP_ID }) => SHOP_ID === this.#chosen?.SHOP_ID)
      return this.#select(shops[(at + 1) % shops.length]!.SHOP_ID)
    }
    const centre = map.getCenter()
    this.#before.push({ centre: { lat: centre.getLat(), lng: centre.getLng() }, level: map.getLevel() })
    map.setLevel(levelOf(parts))
    map.setCenter(this.#spot(mark))
  }

  #back(): boolean {
    if (this.#chosen) {
      this.#select(undefined)
      return true
    }
    const last = this.#before.pop()
    if (!last) return false
    this.#map!.setLevel(last.level)
    this.#map!.setCenter(this.#spot(last.centre))
    return true
  }

  #showAll(): void {
    const map = this.#map
    if (!map) return
    if (this.#pins.length === 0) {
      map.setLevel(FARTHEST)
      return map.setCenter(this.#spot(KOREA))
    }
    const bounds = new this.#maps!.LatLngBounds()
    for (const { LAT, LNG } of this.#pins) bounds.extend(this.#spot({ lat: LAT, lng: LNG }))
    map.setBounds(bounds)
  }

  #draw(): void {
    const map = this.#map
    if (!map) return
    const bounds = map.getBounds()
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
    const marks = this.#marks.between(
      { lat: southWest.getLat(), lng: southWest.getLng() },
      { lat: northEast.getLat(), lng: northEast.getLng() },
      zoomOf(map.getLevel()),
    )
    this.#layer?.show(marks)
    this.#move(marks.reduce((sum, { count }) => sum + count, 0))
  }
}
