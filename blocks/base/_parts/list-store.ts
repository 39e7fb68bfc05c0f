// The state of one list in the browser, without React, so that parts in several React roots (a sheet over the list) share it. A choice
// changes the URL at once; the old list stays until the next one is loaded.
import { closesOverlay } from '@/lib/ui/hold-back'

export interface ListState<Query, Answer> {
  /** The last requested query: options show it before the answer is loaded. */
  query: Query
  /** The last answer. */
  answer: Answer
  /** `slow`: no answer within 300 ms, so the list shows its skeleton. */
  phase: 'settled' | 'asking' | 'slow' | 'failed'
}

interface Start<Query, Answer> {
  query: Query
  answer: Answer
  ask: (query: Query, signal: AbortSignal) => Promise<Answer>
  /** The query in the URL, both ways. */
  hrefOf: (query: Query) => string
  read: (query: Readonly<Record<string, string>>) => Query
  onFailure: (error: unknown) => void
}

/** Milliseconds before skeletons are shown; a fast answer shows none (look 14). */
const SLOW_AFTER = 300
/** Answers that Back and forward restore without loading. */
const MOST_KEPT = 20

export class ListStore<Query, Answer> {
  #state: ListState<Query, Answer>
  #asking: AbortController | undefined
  readonly #kept = new Map<string, Answer>()
  readonly #listeners = new Set<() => void>()
  readonly #start: Start<Query, Answer>
  readonly hrefOf: (query: Query) => string

  constructor(start: Start<Query, Answer>) {
    this.#start = start
    this.hrefOf = start.hrefOf
    this.#state = { query: start.query, answer: start.answer, phase: 'settled' }
    this.#remember(start.query, start.answer)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = (): ListState<Query, Answer> => this.#state

  /** Follows Back and forward until it is called off. */
  readonly connect = (): (() => void) => {
    const { pathname } = location
    const onPop = (event: PopStateEvent) => {
      if (location.pathname !== pathname) return
      const query = this.#start.read(Object.fromEntries(new URLSearchParams(location.search)))
      const isOther = this.hrefOf(query) !== this.hrefOf(this.#state.query)
      // Closing the alert goes back as well, so a failed list is reloaded only when the visitor went back.
      if (isOther || (this.#state.phase === 'failed' && !closesOverlay(event))) void this.#load(query, true)
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      this.#asking?.abort()
    }
  }

  /**
   * Loads another list, and writes it to the URL.
   * @param entry `replace` when the history has an entry for this choice already (the sheet's own).
   */
  readonly choose = (query: Query, entry: 'push' | 'replace' = 'push'): void => {
    const url = this.hrefOf(query)
    if (entry === 'push') history.pushState(history.state, '', url)
    // The entry becomes the choice's: the sheet must not remove it (hold-back.ts).
    else history.replaceState({ ...(history.state as object | null), hold: undefined }, '', url)
    void this.#load(query, false)
  }

  readonly retry = (): void => void this.#load(this.#state.query, false)

  async #load(query: Query, fromKept: boolean): Promise<void> {
    this.#asking?.abort()
    const kept = fromKept ? this.#kept.get(JSON.stringify(query)) : undefined
    if (kept) return this.#set({ query, answer: kept, phase: 'settled' })
    const asking = (this.#asking = new AbortController())
    this.#set({ ...this.#state, query, phase: 'asking' })
    const timer = setTimeout(() => this.#set({ ...this.#state, phase: 'slow' }), SLOW_AFTER)
    asking.signal.addEventListener('abort', () => clearTimeout(timer))
    try {
      const answer = await this.#start.ask(query, asking.signal)
      if (asking.signal.aborted) return
      this.#remember(query, answer)
      this.#set({ query, answer, phase: 'settled' })
    } catch (error) {
      if (asking.signal.aborted) return
      this.#set({ ...this.#state, phase: 'failed' })
      this.#start.onFailure(error)
    } finally {
      clearTimeout(timer)
    }
  }

  #remember(query: Query, answer: Answer): void {
    const key = JSON.stringify(query)
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
  }

  #set(state: ListState<Query, Answer>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
