import { publicConfig } from '@/schemas/api/base/site-facts'
import { DrawnMap } from './drawn-map'
import type { MapPort } from './map-port'

/** A map in this element: Kakao's where the site has a key and Kakao answers, our own otherwise. Rejects where neither can be had. */
export async function openMap(place: HTMLElement): Promise<MapPort> {
  const { kakaoKey } = publicConfig()
  if (kakaoKey) {
    try {
      const { KakaoMap } = await import('./kakao-map')
      const kakao = new KakaoMap(kakaoKey)
      await kakao.mount(place)
      return kakao
    } catch (error) {
      console.warn('[map]', error)
      place.replaceChildren()
    }
  }
  const drawn = new DrawnMap()
  await drawn.mount(place)
  return drawn
}
