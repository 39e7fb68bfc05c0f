import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'

/**
 * An SVG path in whole units, each point as its step from the last one: half the bytes of d3's own words. Points that fall together are
 * drawn once. @returns an empty text where nothing of the shape is seen.
 */
export function drawPath(projection: GeoProjection, shape: GeoPermissibleObjects): string {
  let path = ''
  let [x, y] = [0, 0]
  let isFirst = true
  const context: GeoContext = {
    beginPath() {},
    arc() {},
    moveTo(toX, toY) {
      ;[x, y] = [Math.round(toX), Math.round(toY)]
      path += `M${x} ${y}`
      isFirst = true
    },
    lineTo(toX, toY) {
      const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y]
      if (dx === 0 && dy === 0) return
      path += `${isFirst ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
      ;[x, y] = [x + dx, y + dy]
      isFirst = false
    },
    closePath() {
      path += 'z'
    },
  }
  geoPath(projection, context)(shape)
  return path
}
