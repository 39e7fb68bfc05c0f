// What stands on a map at a zoom: pins, and clusters of those that would lie on each other.
import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { ShopPin } from '@/schemas/api/places/map'
import type { Spot } from '@/schemas/rules/places/distance'
import { WORLD } from '@/schemas/rules/places/map-point'

/** Side of a tile at zoom 0: what supercluster counts by. */
const TILE = 512
/** Pixels between two marks, at least. A finger needs 44. */
const APART = 56
/** Beyond this only stores of one place are together. */
export const LAST_ZOOM = 14

export interface MapMark extends Spot {
  /** `p-…` for a store, `c-…` for a cluster. */
  key: string
  count: number
  /** What it stands for: 서울 강남구 매장 12곳, or the name of the store. */
  name: string
  /** Absent for a cluster. */
  shopId?: string
  cluster?: number
}

/** Where the stores of a cluster are: how many in each region, and their district where it is one. */
interface Places {
  regions: Readonly<Record<string, number>>
  district: string
}

export class MapMarks {
  readonly #index = new Supercluster<ShopPin, Places>({
    radius: APART,
    extent: TILE,
    maxZoom: LAST_ZOOM,
    map: ({ REGION, DISTRICT }) => ({ regions: { [REGION]: 1 }, district: DISTRICT }),
    reduce: (sum, { regions, district }) => {
      const isSame = sum.district === district && Object.keys({ ...sum.regions, ...regions }).length === 1
      sum.regions = added(sum.regions, regions)
      sum.district = isSame ? district : ''
    },
  })

  constructor(pins: readonly ShopPin[]) {
    this.#index.load(
      pins.map((pin) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [pin.LNG, pin.LAT] }, properties: pin })),
    )
  }

  /** The zoom for a map on which a unit has so many pixels. */
  static zoomAt(scale: number): number {
    return Math.min(LAST_ZOOM, Math.max(0, Math.floor(Math.log2((WORLD * scale) / TILE))))
  }

  static scaleAt(zoom: number): number {
    return (TILE * 2 ** zoom) / WORLD
  }

  /** From north to south. */
  between(southWest: Spot, northEast: Spot, zoom: number): MapMark[] {
    return this.#index
      .getClusters([southWest.lng, southWest.lat, northEast.lng, northEast.lat], zoom)
      .map(markOf)
      .sort((a, b) => b.lat - a.lat || a.lng - b.lng)
  }

  /** The stores of a cluster. */
  shopsOf(cluster: number): ShopPin[] {
    return this.#index.getLeaves(cluster, Infinity).map(({ properties }) => properties)
  }

  /** The zoom at which a cluster parts; one beyond the last where it never does. */
  partsAt(cluster: number): number {
    return this.#index.getClusterExpansionZoom(cluster)
  }

  /** The zoom at which a store has a mark of its own; one beyond the last where it shares its place with another. */
  standsAlone({ SHOP_ID, LAT, LNG }: ShopPin, from: number): number {
    for (let zoom = from; zoom <= LAST_ZOOM; zoom++)
      if (
        this.between({ lat: LAT - 1e-6, lng: LNG - 1e-6 }, { lat: LAT + 1e-6, lng: LNG + 1e-6 }, zoom).some(
          ({ shopId }) => shopId === SHOP_ID,
        )
      )
        return zoom
    return LAST_ZOOM + 1
  }
}

const added = (a: Places['regions'], b: Places['regions']): Places['regions'] => {
  const sum: Record<string, number> = { ...a }
  for (const [region, count] of Object.entries(b)) sum[region] = (sum[region] ?? 0) + count
  return sum
}

type Found = ClusterFeature<Places> | PointFeature<ShopPin>

function markOf(found: Found): MapMark {
  const [lng = 0, lat = 0] = found.geometry.coordinates
  if (!isCluster(found)) {
    const { SHOP_ID: shopId, SHOP_NAME: name } = found.properties
    return { key: `p-${shopId}`, lat, lng, count: 1, name, shopId }
  }
  const { cluster_id: cluster, point_count: count } = found.properties
  return { key: `c-${cluster}`, lat, lng, count, name: `${placesWords(found.properties)} 매장 ${count}곳`, cluster }
}

const isCluster = (found: Found): found is ClusterFeature<Places> => 'cluster' in found.properties

/** 서울 강남구; 서울; 서울·경기; 서울·경기 등 5개 시·도 */
function placesWords({ regions, district }: Places): string {
  const names = Object.entries(regions)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name)
  if (names.length === 1) return [names[0], district].filter(Boolean).join(' ')
  const most = names.slice(0, 2).join('·')
  return names.length === 2 ? most : `${most} 등 ${names.length}개 시·도`
}
