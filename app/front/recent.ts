/** A map that holds the most recently used entries up to a number. */
export class Recent<V> {
  readonly #entries = new Map<string, V>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: string, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value as string)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
