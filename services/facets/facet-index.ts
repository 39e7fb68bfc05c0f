// Answers filtered lists from memory. Each code has the set of its records as bits: a page of 5,000 records, and the counts of 150
// conditions, are then a few thousand machine words, and no query. A record that changes is changed in it alone (services/db/memoize-by-changes.ts),
// so that the next list in every process sees every write.
import type { FacetGroup, Facets } from '@/schemas/words/facets'
import { countBits, counterOf, type Bits } from './count-bits'
import { packJson, packNumbers, partOf, unpackJson, unpackWords, type Packed } from './packed'

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

type Compare = (a: number, b: number) => number
interface PackedIndex {
  words: number
  places: number
  sets: [group: string, code: string][]
  orders: string[]
}
/** The places in an order, with room behind them. */
interface Order {
  places: Uint32Array
  length: number
}

/** What fits a choice, and how many records of it each code has: the same until a record changes. */
interface Fitting {
  bits: Bits
  total: number
  counts: Map<string, Map<string, number>>
  /** Made when the first code is counted. */
  count: ((others: Bits) => number) | undefined
}
/** Choices that are remembered, the last ones: at a million records each is an eighth of a megabyte. */
const REMEMBERED = 40

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
  /** How often it was changed: what takes a while looks whether it is still the same. */
  changes = 0
  /** By choice; of the state that `#rememberedOf` counts. */
  readonly #remembered = new Map<string, Fitting>()
  #rememberedOf = 0

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
    this.changes++
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

  /** Everything but the keys, which the records name. */
  pack(parts: Packed): void {
    const names = [...this.#sets].flatMap(([group, sets]) => [...sets.keys()].map((code) => [group, code]))
    const bits = new Uint32Array(this.#words * (names.length + 1))
    bits.set(this.#all)
    names.forEach(([group, code], at) => bits.set(this.#sets.get(group!)!.get(code!)!, this.#words * (at + 1)))
    parts.set('index', packJson({ words: this.#words, places: this.#keys.length, sets: names, orders: [...this.#orders.keys()] }))
    parts.set('bits', packNumbers(bits))
    for (const [name, { places, length }] of this.#orders) parts.set(`order ${name}`, packNumbers(places.subarray(0, length)))
  }

  /** The places of the records of an index that was packed, in which its keys and rows stand one after the other. */
  static placesOf(parts: Packed): number[] {
    const { words, places } = unpackJson<PackedIndex>(partOf(parts, 'index'))
    const all = unpackWords(partOf(parts, 'bits').subarray(0, words * 4))
    return Array.from({ length: places }, (_, at) => at).filter((at) => has(all, at))
  }

  /**
   * @param keyAt of each of `placesOf`.
   * @throws where the orders are others than those that were packed.
   */
  static unpack<K>(parts: Packed, keyAt: (at: number) => K, compare: Readonly<Record<string, Compare>>): FacetIndex<K> {
    const { words, places, sets, orders } = unpackJson<PackedIndex>(partOf(parts, 'index'))
    if (orders.join(' ') !== Object.keys(compare).join(' ')) throw new Error('the file has other orders')
    const index = new FacetIndex<K>([], compare)
    const bits = unpackWords(partOf(parts, 'bits'))
    if (bits.length !== words * (sets.length + 1)) throw new Error('the file has sets of another length')
    index.#words = words
    index.#all = bits.slice(0, words)
    sets.forEach(([group, code], at) => {
      let of = index.#sets.get(group)
      if (!of) index.#sets.set(group, (of = new Map<string, Bits>()))
      of.set(code, bits.slice(words * (at + 1), words * (at + 2)))
    })
    index.#keys.length = places
    for (let at = 0; at < places; at++)
      if (!has(index.#all, at)) index.#free.push(at)
      else index.#places.set((index.#keys[at] = keyAt(at)), at)
    for (const name of orders) {
      const list = unpackWords(partOf(parts, `order ${name}`))
      index.#orders.set(name, { places: list, length: list.length })
    }
    return index
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
    const { bits, total } = this.#fitting(chosen, within)
    const keys: K[] = []
    let toSkip = (page - 1) * size
    if (toSkip >= total) return { keys, total }
    let left = total
    const { places, length } = this.#orders.get(order) ?? { places: new Uint32Array(), length: 0 }
    for (let i = 0; i < length && left > 0; i++) {
      const at = places[i]!
      if (!has(bits, at)) continue
      left--
      if (toSkip-- > 0) continue
      if (keys.length === size) break
      keys.push(this.#keys[at]!)
    }
    return { keys, total }
  }

  /** Each value with the number of records that choosing it would show, given the choices of the other groups. */
  facets(groups: readonly FacetGroup[], chosen: FacetQuery['chosen'], within?: Bits): Facets {
    // What fits all choices is the same for every group of which nothing is chosen.
    const all = this.#fitting(chosen, within)
    return groups.map(({ code: group, label, values }) => {
      const others = (chosen[group]?.length ?? 0) > 0 ? this.#fitting(chosen, within, group) : all
      return {
        code: group,
        label,
        values: values.map(({ code, label: name }) => ({
          code,
          label: name,
          count: this.#count(others, group, code),
          chosen: chosen[group]?.includes(code) ?? false,
        })),
      }
    })
  }

  #count(fitting: Fitting, group: string, code: string): number {
    const bits = this.#sets.get(group)?.get(code)
    if (!bits || fitting.total === 0) return 0
    let counts = fitting.counts.get(group)
    if (!counts) fitting.counts.set(group, (counts = new Map<string, number>()))
    let count = counts.get(code)
    if (count === undefined) counts.set(code, (count = (fitting.count ??= counterOf(fitting.bits))(bits)))
    return count
  }

  /** The records that pass a test, for `within`. */
  matching(passes: (key: K) => boolean): Bits {
    const bits = new Uint32Array(this.#all.length)
    this.#keys.forEach((key, at) => has(this.#all, at) && passes(key) && put(bits, at))
    return bits
  }

  #fitting(chosen: FacetQuery['chosen'], within: Bits | undefined, except?: string): Fitting {
    const groups = Object.entries(chosen).filter(([group, codes]) => group !== except && codes.length > 0)
    if (within) return fittingOf(this.#narrowed(Uint32Array.from(within), groups))
    if (this.#rememberedOf !== this.changes) this.#remembered.clear()
    this.#rememberedOf = this.changes
    const key = JSON.stringify(groups)
    const known = this.#remembered.get(key)
    const fitting = known ?? fittingOf(groups.length === 0 ? this.#all : this.#narrowed(this.#all.slice(), groups))
    this.#remembered.delete(key)
    this.#remembered.set(key, fitting)
    if (this.#remembered.size > REMEMBERED) this.#remembered.delete(this.#remembered.keys().next().value!)
    return fitting
  }

  #narrowed(fitting: Bits, groups: readonly (readonly [group: string, codes: readonly string[]])[]): Bits {
    for (const [group, codes] of groups) {
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

const fittingOf = (bits: Bits): Fitting => ({ bits, total: countBits(bits), counts: new Map(), count: undefined })

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
