import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawWinners, poolHash } from './draw-winners'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const SEED = '00112233445566778899aabbccddeeff'
const pool = Array.from({ length: 200 }, (_, i) => 100_000 + i)

describe('a draw', () => {
  test('gives the same winners from the same seed and entries, in whatever order they are told', () => {
    const winners = drawWinners(pool, 5, SEED, sha256)
    expect(winners).toHaveLength(5)
    expect(drawWinners([...pool].reverse(), 5, SEED, sha256)).toEqual(winners)
    expect(drawWinners([...pool, ...pool], 5, SEED, sha256)).toEqual(winners)
    expect(drawWinners(pool, 9, SEED, sha256).slice(0, 5)).toEqual(winners)
  })

  test('is what a few lines of anybody’s own give', () => {
    const own = [3, 1, 2].map((entry) => [sha256(`${SEED}:${entry}`), entry] as const).sort()
    expect(drawWinners([1, 2, 3], 2, SEED, sha256)).toEqual(own.slice(0, 2).map(([, entry]) => entry))
  })

  test('another seed, or one entry more, is another draw', () => {
    expect(drawWinners(pool, 20, 'f'.repeat(32), sha256)).not.toEqual(drawWinners(pool, 20, SEED, sha256))
    expect(poolHash([...pool, 1], sha256)).not.toBe(poolHash(pool, sha256))
    expect(poolHash([2, 1], sha256)).toBe(poolHash([1, 2], sha256))
    expect(poolHash([1, 2], sha256)).toBe(sha256('1,2'))
  })

  test('takes all when fewer entered than may win, and none twice', () => {
    expect(drawWinners([1, 2, 3], 10, SEED, sha256).sort()).toEqual([1, 2, 3])
    expect(drawWinners([], 10, SEED, sha256)).toEqual([])
  })

  test('is fair: over many seeds everybody wins about as often', () => {
    const wins = new Map<number, number>()
    for (let i = 0; i < 4_000; i++)
      for (const entry of drawWinners([1, 2, 3, 4, 5, 6, 7, 8], 2, sha256(String(i)).slice(0, 32), sha256))
        wins.set(entry, (wins.get(entry) ?? 0) + 1)
    for (const count of wins.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })

  test('refuses an invalid seed', () => expect(() => drawWinners(pool, 1, 'seed', sha256)).toThrow())
})
