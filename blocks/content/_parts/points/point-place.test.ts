import { expect, test } from 'vitest'
import { pointPlace } from './point-place'

/** What a browser makes of the style, in a box of this size. */
function placed(point: { x: number; y: number }, shape: { width: number; height: number; focal: string }, box: [number, number]) {
  const { left, top } = pointPlace(point, { ...shape, color: '#000000' })
  const read = (text: unknown): number => {
    const script = String(text)
      .replaceAll('1.375rem', '22')
      .replace(/(\d+)cqw/g, (_, n: string) => `(${(Number(n) / 100) * box[0]})`)
      .replace(/(\d+)cqh/g, (_, n: string) => `(${(Number(n) / 100) * box[1]})`)
      .replace('clamp(', 'clamp3(')
      .replaceAll('max(', 'Math.max(')
    const clamp3 = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
    return (new Function('clamp3', `return ${script}`) as (clamp: typeof clamp3) => number)(clamp3)
  }
  return [Math.round(read(left)), Math.round(read(top))]
}
const room = { width: 1600, height: 1000, focal: '50% 50%' }

test('on the whole picture a point stands where it was put', () => {
  expect(placed({ x: 25, y: 60 }, room, [800, 500])).toEqual([200, 300])
})

test('a crop moves it with the picture: the same spot of the wall in a wide box and in a tall one', () => {
  // 800 × 400 shows 80 % of the height, 50 px are cut above and below.
  expect(placed({ x: 25, y: 60 }, room, [800, 400])).toEqual([200, 250])
  // 400 × 500 shows the middle half of the width: 800 wide, 200 cut on each side.
  expect(placed({ x: 40, y: 60 }, room, [400, 500])).toEqual([120, 300])
})

test('the focal point says what is left out', () => {
  expect(placed({ x: 40, y: 60 }, { ...room, focal: '0% 50%' }, [400, 500])).toEqual([320, 300])
  expect(placed({ x: 90, y: 60 }, { ...room, focal: '100% 50%' }, [400, 500])).toEqual([320, 300])
})

test('what is cut off is marked at the nearest edge, whole', () => {
  expect(placed({ x: 2, y: 60 }, room, [400, 500])).toEqual([22, 300])
  expect(placed({ x: 100, y: 100 }, room, [800, 500])).toEqual([778, 478])
})
