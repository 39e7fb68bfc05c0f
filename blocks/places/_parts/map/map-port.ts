// A map as the finder sees it. Kakao's stands behind it where a key is configured, our own drawing otherwise.
import type { ShopPin } from '@/schemas/api/places/map'
import type { Spot } from '@/schemas/rules/places/distance'

export interface MapPort {
  /** Shows the map in an element that has a size. Rejects where it cannot be had. */
  mount: (place: HTMLElement) => Promise<void>
  /** Replaces all pins, and shows them all. @param here where the visitor is. */
  setPins: (pins: readonly ShopPin[], here?: Spot) => void
  /** Marks one pin and brings it into view; none without an id. */
  focus: (shopId: string | undefined) => void
  /** Called with the pin that was pressed, and with nothing when it was put back. */
  onSelect: (listener: (shopId: string | undefined) => void) => void
  /** Called with the number of stores in view, whenever that may have changed. */
  onMove: (listener: (inView: number) => void) => void
  destroy: () => void
}
