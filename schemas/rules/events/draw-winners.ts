// A draw that everybody can repeat. Every entry gets the SHA-256 of `seed:number of the entry`; the entries with the smallest
// ones win, in that order. The seed, the size of the pool and the SHA-256 of its numbers are published with the winners.

/** SHA-256 of a text in hexadecimal; handed in, because browser and server have different ones. */
export type Sha256 = (text: string) => string

/** What a seed looks like: 32 hexadecimal digits, which cannot be guessed and are easy to copy. */
export const DRAW_SEED = /^[0-9a-f]{32}$/

/** Names the pool: adding, dropping or swapping an entry gives another hash. The order of the input does not count. */
export const poolHash = (pool: readonly number[], sha256: Sha256): string => sha256(inOrder(pool).join(','))

/** The winners in the order of the draw; all of the pool where it holds fewer than are wanted. */
export function drawWinners(pool: readonly number[], count: number, seed: string, sha256: Sha256): number[] {
  if (!DRAW_SEED.test(seed)) throw new Error('a seed has 32 hexadecimal digits')
  const ranked = inOrder(pool).map((entry) => ({ entry, rank: sha256(`${seed}:${entry}`) }))
  // Two equal hashes would be decided by the lower number, which the order above has put first.
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return ranked.slice(0, Math.max(0, count)).map(({ entry }) => entry)
}

const inOrder = (pool: readonly number[]): number[] => [...new Set(pool)].sort((a, b) => a - b)
