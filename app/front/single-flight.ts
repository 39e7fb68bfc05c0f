import type { SocketlessResponse } from './socketless-response'

/** A page that can be sent while it is rendered, because a block of it is late. */
export interface LatePage {
  captured: SocketlessResponse
  headers: [string, string][]
}
export interface Flight<T> {
  outcome: Promise<T>
  late: Promise<LatePage>
}

/** One render of a page for everybody who requests it meanwhile. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>()

  /** @param render calls `onLate` where the page can be sent before it is whole. */
  join(key: string, render: (onLate: (page: LatePage) => void) => Promise<T>): Flight<T> {
    const under = this.#flights.get(key)
    if (under) return under
    const { promise: late, resolve } = Promise.withResolvers<LatePage>()
    const flight = { late, outcome: render(resolve).finally(() => this.#flights.delete(key)) }
    this.#flights.set(key, flight)
    return flight
  }
}
