// The stack of dialogs (SYS-07), without React and without a screen. Every dialog is a promise that always settles, also when the page is
// left, so that no `await` hangs for ever (S-MODAL-1..6). An alert and a confirm exist once each; a second one is not shown and shares
// the answer of the first, because two questions at once cannot both be answered deliberately.
export type DialogKind = 'modal' | 'alert' | 'confirm'
export type Confirmed = 'ok' | 'cancel'

export interface OpenDialog<V> {
  readonly key: number
  readonly name: string
  readonly kind: DialogKind
  readonly view: V
}
interface Entry<V> extends OpenDialog<V> {
  readonly promise: Promise<unknown>
  readonly settle: (result: unknown) => void
}

export class DialogStack<V> {
  #entries: readonly Entry<V>[] = []
  #nextKey = 1
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = (): readonly OpenDialog<V>[] => this.#entries

  /** Adds a dialog on top; the promise resolves with its result, `undefined` if it was only closed. */
  open<R>(name: string, view: V): Promise<R | undefined> {
    return this.#push('modal', name, view) as Promise<R | undefined>
  }

  alert(view: V): Promise<void> {
    return (this.#find('alert') ?? this.#push('alert', 'alert', view)) as Promise<void>
  }

  confirm(view: V): Promise<Confirmed> {
    return (this.#find('confirm') ?? this.#push('confirm', 'confirm', view)) as Promise<Confirmed>
  }

  /** Closes the topmost dialog of that name, or the last one; an unknown name changes nothing. */
  close(name?: string, result?: unknown): void {
    this.#remove(name === undefined ? this.#entries.at(-1) : this.#entries.findLast((entry) => entry.name === name), result)
  }

  /** Closes exactly one dialog, by its own buttons. */
  closeKey(key: number, result?: unknown): void {
    this.#remove(
      this.#entries.find((entry) => entry.key === key),
      result,
    )
  }

  /** Closes everything, because the page is being left (RT-22). */
  clear(): void {
    const entries = this.#entries
    if (entries.length === 0) return
    this.#entries = []
    this.#tell()
    for (const entry of entries.toReversed()) entry.settle(undefined)
  }

  #find(kind: DialogKind): Promise<unknown> | undefined {
    return this.#entries.find((entry) => entry.kind === kind)?.promise
  }

  #push(kind: DialogKind, name: string, view: V): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const settle = kind === 'confirm' ? (result: unknown) => resolve(result === 'ok' ? 'ok' : 'cancel') : resolve
    this.#entries = [...this.#entries, { key: this.#nextKey++, name, kind, view, promise, settle }]
    this.#tell()
    return promise
  }

  #remove(entry: Entry<V> | undefined, result: unknown): void {
    if (!entry) return
    this.#entries = this.#entries.filter((other) => other !== entry)
    this.#tell()
    entry.settle(result)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
