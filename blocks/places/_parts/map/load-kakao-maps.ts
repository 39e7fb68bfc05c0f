// The part of Kakao's map script that we use (https://apis.map.kakao.com/web/documentation).
export interface KakaoLatLng {
  getLat: () => number
  getLng: () => number
}
interface KakaoBounds {
  extend: (spot: KakaoLatLng) => void
  getSouthWest: () => KakaoLatLng
  getNorthEast: () => KakaoLatLng
}
export interface KakaoMapView {
  getLevel: () => number
  setLevel: (level: number, options?: { animate?: boolean }) => void
  getCenter: () => KakaoLatLng
  setCenter: (spot: KakaoLatLng) => void
  panTo: (spot: KakaoLatLng) => void
  getBounds: () => KakaoBounds
  setBounds: (bounds: KakaoBounds) => void
  relayout: () => void
}
export interface KakaoOverlay {
  setMap: (map: KakaoMapView | null) => void
}
export interface KakaoMaps {
  load: (done: () => void) => void
  LatLng: new (lat: number, lng: number) => KakaoLatLng
  LatLngBounds: new () => KakaoBounds
  Map: new (place: HTMLElement, options: { center: KakaoLatLng; level: number; scrollwheel?: boolean }) => KakaoMapView
  CustomOverlay: new (options: {
    map?: KakaoMapView
    position: KakaoLatLng
    content: HTMLElement
    clickable?: boolean
    xAnchor?: number
    yAnchor?: number
    zIndex?: number
  }) => KakaoOverlay
  event: { addListener: (target: object, name: 'idle', listener: () => void) => void }
}

const SDK = 'https://dapi.kakao.com/v2/maps/sdk.js'
/** A map that is not there by then is drawn by us. */
const PATIENCE = 8_000

let loading: Promise<KakaoMaps> | undefined

/** Loads Kakao's script once. Rejects where it does not come, or refuses its key, within eight seconds. */
export function loadKakaoMaps(key: string): Promise<KakaoMaps> {
  loading ??= new Promise<KakaoMaps>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Kakao’s map did not answer')), PATIENCE)
    const script = document.createElement('script')
    script.src = `${SDK}?appkey=${encodeURIComponent(key)}&autoload=false`
    script.addEventListener('error', () => reject(new Error('Kakao’s map script did not come')))
    script.addEventListener('load', () => {
      const { maps } = (window as { kakao?: { maps?: KakaoMaps } }).kakao ?? {}
      if (!maps) return reject(new Error('Kakao’s map script brought no map'))
      maps.load(() => {
        clearTimeout(timer)
        resolve(maps)
      })
    })
    document.head.append(script)
  })
  // The next map tries again.
  loading.catch(() => (loading = undefined))
  return loading
}
