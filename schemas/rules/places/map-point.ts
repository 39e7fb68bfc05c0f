// Places on the map that we draw ourselves: Mercator, in whole units of which the earth has 2^18 from west to east (a unit is about 120 m
// in Korea). The outline is projected by the server; a browser projects pins, and where its visitor is, which is never sent.
import type { Spot } from './distance'

export interface MapPoint {
  /** To the right and downwards of the north-west corner. */
  x: number
  y: number
}

/** Units from west to east around the earth. */
export const WORLD = 2 ** 18
/** North-west of all of Korea: the origin, so that the numbers stay small. */
export const CORNER: Spot = { lat: 39, lng: 124 }

const RADIUS = WORLD / (2 * Math.PI)
const radians = Math.PI / 180
const northing = (lat: number): number => RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2))

export const pointOf = ({ lat, lng }: Spot): MapPoint => ({
  x: RADIUS * radians * (lng - CORNER.lng),
  y: northing(CORNER.lat) - northing(lat),
})

export const spotOf = ({ x, y }: MapPoint): Spot => ({
  lat: (2 * Math.atan(Math.exp((northing(CORNER.lat) - y) / RADIUS)) - Math.PI / 2) / radians,
  lng: CORNER.lng + x / (RADIUS * radians),
})
