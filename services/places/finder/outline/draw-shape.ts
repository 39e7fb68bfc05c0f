import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import type { MapPoint } from '@/schemas/rules/places/map-point'

export interface DrawnShape {
  /** An SVG path in whole units, each point as its step from the last one: half the bytes of d3's own words. Empty where nothing is seen. */
  path: string
  /** The same points, a ring for each coast and each hole. */
  rings: MapPoint[][]
}

/** Draws a shape; points that fall together are drawn once. */
export function drawShape(projection: GeoProjection, shape: GeoPermissibleObjects): DrawnShape {
  const rings: MapPoint[][] = []
  const context: GeoContext = {
    beginPath() {},
    arc() {},
    moveTo: (x, y) => void rings.push([{ x: Math.round(x), y: Math.round(y) }]),
    lineTo(toX, toY) {
      const ring = rings.at(-1)!
      const { x, y } = ring.at(-1)!
      const next = { x: Math.round(toX), y: Math.round(toY) }
      if (next.x !== x || next.y !== y) ring.push(next)
    },
    closePath() {},
  }
  geoPath(projection, context)(shape)
  return { path: rings.map(pathOf).join(''), rings }
}

function pathOf([first, ...rest]: MapPoint[]): string {
  let { x, y } = first!
  let path = `M${x} ${y}`
  rest.forEach((next, index) => {
    const [dx, dy] = [next.x - x, next.y - y]
    path += `${index === 0 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    ;({ x, y } = next)
  })
  return `${path}z`
}
