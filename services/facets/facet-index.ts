// Answers filtered lists from memory. Each code has the set of its records as bits: a page of 5,000 records, and the counts of 150
// conditions, are then a few thousand machine words, and no query. A record that changes is changed in it alone (services/db/memoize-by-changes.ts),
// so that the next list in every process sees every write.
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
type Compare = (a: number, b: number) => number
/** The places in an order, with room behind them. */
interface Order {
  places: Uint32Array
  length: number
}

export class FacetIndex<K> {
  /** Of each place; what is at a free one counts for nothing. */
  readonly #keys: K[] = []
  readonly #places = new Map<K, number>()
  readonly #free: number[] = []
  #words: number
  #all: Bits
  readonly #sets = new Map<string, Map<string, Bits>>()
  readonly #compare: Readonly<Record<string, Compare>>
  readonly #orders: Map<string, Order>

  /** @param compare functions by the name of an order, of two places. The places of entries are counted from 0. */
  constructor(entries: readonly FacetEntry<K>[], compare: Readonly<Record<string, Compare>>) {
    this.#words = Math.ceil(entries.length / 32)
    this.#all = new Uint32Array(this.#words)
    this.#compare = compare
    entries.forEach((entry, at) => this.#set(entry, at))
    const places = entries.map((_, at) => at)
    this.#orders = new Map(
      Object.entries(compare).map(([name, by]) => [name, { places: Uint32Array.from(places.toSorted(by)), length: places.length }]),
    )
  }

  /**
   * Changes one record, adds it, or takes it away, without a look at the others.
   * @param codes undefined where it is gone.
   * @param write stores at its place what the orders compare.
   */
  change(key: K, codes: FacetEntry<K>['codes'] | undefined, write: (at: number) => void): void {
    const known = this.#places.get(key)
    if (known !== undefined) {
      for (const bits of [this.#all, ...[...this.#sets.values()].flatMap((sets) => [...sets.values()])]) take(bits, known)
      for (const order of this.#orders.values()) leave(order, known)
    }
    if (!codes) {
      if (known === undefined) return
      this.#places.delete(key)
      this.#free.push(known)
      return write(known)
    }
    const at = known ?? this.#free.pop() ?? this.#keys.length
    if (at >>> 5 >= this.#words) this.#grow()
    write(at)
    this.#set({ key, codes }, at)
    for (const [name, order] of this.#orders) enter(order, at, this.#compare[name]!)
  }

  #set({ key, codes }: FacetEntry<K>, at: number): void {
    this.#keys[at] = key
    this.#places.set(key, at)
    put(this.#all, at)
    for (const [group, list] of Object.entries(codes)) {
      let sets = this.#sets.get(group)
      if (!sets) this.#sets.set(group, (sets = new Map<string, Bits>()))
      for (const code of list) {
        let bits = sets.get(code)
        if (!bits) sets.set(code, (bits = new Uint32Array(this.#words)))
        put(bits, at)
      }
    }
  }

  /** By a quarter, so that records that are added one by one seldom copy all sets. */
  #grow(): void {
    this.#words = Math.ceil((this.#words + 1) * 1.25)
    this.#all = longer(this.#all, this.#words)
    for (const sets of this.#sets.values()) for (const [code, bits] of sets) sets.set(code, longer(bits, this.#words))
  }

  /** Keys of one page, and the total number of matches. A page beyond the last is empty. */
  find({ chosen, order, page, size, within }: FacetQuery): { keys: K[]; total: number } {
    const fitting = this.#fitting(chosen, within)
    const keys: K[] = []
    let toSkip = (page - 1) * size
    const { places, length } = this.#orders.get(order) ?? { places: new Uint32Array(), length: 0 }
    for (const at of places.subarray(0, length)) {
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
    this.#keys.forEach((key, at) => has(this.#all, at) && passes(key) && put(bits, at))
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
const take = (bits: Bits, at: number): void => void (bits[at >>> 5]! &= ~(1 << (at & 31)))
const has = (bits: Bits, at: number): boolean => (bits[at >>> 5]! & (1 << (at & 31))) !== 0

function longer(bits: Bits, length: number): Bits {
  const more = new Uint32Array(length)
  more.set(bits)
  return more
}

function leave(order: Order, at: number): void {
  const from = order.places.indexOf(at)
  if (from < 0 || from >= order.length) return
  order.places.copyWithin(from, from + 1, order.length)
  order.length--
}
function enter(order: Order, at: number, compare: Compare): void {
  if (order.length === order.places.length) order.places = longer(order.places, Math.ceil((order.length + 1) * 1.25))
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order.places[middle]!, at) <= 0) low = middle + 1
    else high = middle
  }
  order.places.copyWithin(low + 1, low, order.length)
  order.places[low] = at
  order.length++
}

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
