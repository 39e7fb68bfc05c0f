// Answers filtered lists from memory. Each code has the set of its records as bits: a page of 5,000 records, and the counts of 150
// conditions, are then a few thousand machine words, and no query. An index is valid while the cache tag of its records has the same
// number, so that the next list in every process sees every write.
import type { FacetGroup, Facets } from '@/schemas/words/facets'

export interface FacetEntry<K> {
  key: K
  /** Codes by group, including groups that only narrow the list (a type, a category). */
  codes: Readonly<Record<string, readonly string[]>>
}

export interface FacetQuery {
  /** Codes by group: one value of a group suffices, all groups must match. */
  chosen: Readonly<Record<string, readonly string[]>>
  order: string
  /** Starting at 1. */
  page: number
  size: number
  /** Only these records: what no code says, such as the words of a search. */
  within?: Bits | undefined
}

type Bits = Uint32Array

export class FacetIndex<K> {
  readonly #keys: readonly K[]
  readonly #all: Bits
  readonly #sets = new Map<string, Map<string, Bits>>()
  readonly #orders: ReadonlyMap<string, Uint32Array>

  /** @param orders comparison functions by name. */
  constructor(entries: readonly FacetEntry<K>[], orders: Readonly<Record<string, (a: number, b: number) => number>>) {
    const words = Math.ceil(entries.length / 32)
    this.#keys = entries.map(({ key }) => key)
    this.#all = new Uint32Array(words)
    entries.forEach(({ codes }, at) => {
      put(this.#all, at)
      for (const [group, list] of Object.entries(codes)) {
        let sets = this.#sets.get(group)
        if (!sets) this.#sets.set(group, (sets = new Map<string, Bits>()))
        for (const code of list) {
          let bits = sets.get(code)
          if (!bits) sets.set(code, (bits = new Uint32Array(words)))
          put(bits, at)
        }
      }
    })
    const positions = entries.map((_, at) => at)
    this.#orders = new Map(Object.entries(orders).map(([name, compare]) => [name, Uint32Array.from(positions.toSorted(compare))]))
  }

  /** Keys of one page, and the total number of matches. A page beyond the last is empty. */
  find({ chosen, order, page, size, within }: FacetQuery): { keys: K[]; total: number } {
    const fitting = this.#fitting(chosen, within)
    const keys: K[] = []
    let toSkip = (page - 1) * size
    for (const at of this.#orders.get(order) ?? []) {
      if (!has(fitting, at) || toSkip-- > 0) continue
      if (keys.length === size) break
      keys.push(this.#keys[at]!)
    }
    return { keys, total: count(fitting) }
  }

  /** Each value with the number of records that choosing it would show, given the choices of the other groups. */
  facets(groups: readonly FacetGroup[], chosen: FacetQuery['chosen'], within?: Bits): Facets {
    // What fits all choices is the same for every group of which nothing is chosen.
    const all = this.#fitting(chosen, within)
    return groups.map(({ code: group, label, values }) => {
      const others = (chosen[group]?.length ?? 0) > 0 ? this.#fitting(chosen, within, group) : all
      const sets = this.#sets.get(group)
      return {
        code: group,
        label,
        values: values.map(({ code, label: name }) => {
          const bits = sets?.get(code)
          return { code, label: name, count: bits ? countBoth(others, bits) : 0, chosen: chosen[group]?.includes(code) ?? false }
        }),
      }
    })
  }

  /** The records that pass a test, for `within`. */
  matching(passes: (key: K) => boolean): Bits {
    const bits = new Uint32Array(this.#all.length)
    this.#keys.forEach((key, at) => passes(key) && put(bits, at))
    return bits
  }

  #fitting(chosen: FacetQuery['chosen'], within: Bits = this.#all, except?: string): Bits {
    const fitting = Uint32Array.from(within)
    for (const [group, codes] of Object.entries(chosen)) {
      if (group === except || codes.length === 0) continue
      const sets = codes.flatMap((code) => this.#sets.get(group)?.get(code) ?? [])
      const [only] = sets
      if (sets.length === 1) for (let i = 0; i < fitting.length; i++) fitting[i]! &= only![i]!
      else
        for (let i = 0; i < fitting.length; i++) {
          let any = 0
          for (const bits of sets) any |= bits[i]!
          fitting[i]! &= any
        }
    }
    return fitting
  }
}

const put = (bits: Bits, at: number): void => void (bits[at >>> 5]! |= 1 << (at & 31))
const has = (bits: Bits, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0

function count(bits: Bits): number {
  let sum = 0
  for (const word of bits) sum += ones(word)
  return sum
}
function countBoth(a: Bits, b: Bits): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ones(a[i]! & b[i]!)
  return sum
}
/** Number of set bits in a 32-bit word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
