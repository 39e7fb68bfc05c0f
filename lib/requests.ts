// Tracks which requests are under way and how they ended, by a key of the caller (S-REQ-1..4). Independent of React and of a browser:
// lib/ui/use-request.ts displays it, schemas/api/base/tracked-call.ts fills it.
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

  /** Not loaded and without error; an earlier response stays until the next one. */
  begin(key: string): void {
    this.#set(key, { loaded: false, error: false, response: this.read(key).response })
  }

  /** Loaded: with its response, or with an error and an empty response. */
  finish(key: string, error: boolean, response: unknown = EMPTY): void {
    this.#set(key, { loaded: true, error, response: error ? EMPTY : response })
  }

  /** Follows `online` and `offline` of the given window; the returned function stops it. */
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

/** The page's one instance. */
export const requests = new RequestBook()
