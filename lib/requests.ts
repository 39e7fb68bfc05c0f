// Which requests are under way and how they ended, by a key that the one who asks chooses (S-REQ-1..4). Without React and
// without a browser: what is shown of it is lib/ui/use-request.ts, what fills it is schemas/api/base/tracked-call.ts.
export interface RequestState {
  readonly loaded: boolean
  readonly error: boolean
  readonly response: unknown
}
export type NetworkStatus = 'online' | 'offline'

const EMPTY: Readonly<Record<string, never>> = Object.freeze({})
const UNASKED: RequestState = Object.freeze({ loaded: false, error: false, response: EMPTY })

export class RequestBook {
  readonly #states = new Map<string, RequestState>()
  readonly #listeners = new Set<() => void>()
  #network: NetworkStatus = 'online'

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  readonly read = (key: string): RequestState => this.#states.get(key) ?? UNASKED
  readonly network = (): NetworkStatus => this.#network

  /** Not loaded and without error; a former response stays until the next one is there. */
  begin(key: string): void {
    this.#set(key, { loaded: false, error: false, response: this.read(key).response })
  }

  /** Loaded: with its response, or with an error and an empty one. */
  finish(key: string, error: boolean, response: unknown = EMPTY): void {
    this.#set(key, { loaded: true, error, response: error ? EMPTY : response })
  }

  /** Follows `online` and `offline` of the window that is given; the answer ends it. */
  watchNetwork(place: Pick<Window, 'addEventListener' | 'removeEventListener'>, isOnline: () => boolean): () => void {
    const update = () => {
      this.#network = isOnline() ? 'online' : 'offline'
      this.#tell()
    }
    update()
    for (const name of ['online', 'offline']) place.addEventListener(name, update)
    return () => {
      for (const name of ['online', 'offline']) place.removeEventListener(name, update)
    }
  }

  #set(key: string, state: RequestState): void {
    this.#states.set(key, state)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The page's one book. */
export const requests = new RequestBook()
