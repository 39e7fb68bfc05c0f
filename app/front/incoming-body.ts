// The body of a call, read as far as the call wants it. Many calls are refused before they read theirs: what is left would lie on the
// connection, and the next request on it would wait until the connection is given up. A refused body is therefore read and dropped.
import type { IncomingMessage } from 'node:http'

/** More than that is not read for a refusal: the connection is closed. As much as the largest photograph of a member. */
const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_MS = 20_000

export class IncomingBody {
  readonly #request: IncomingMessage
  readonly stream: ReadableStream<Uint8Array>
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #dropped = 0

  constructor(request: IncomingMessage) {
    this.#request = request
    request.pause()
    request.on('data', (bytes: Buffer) => {
      if (!this.#controller) return void (this.#dropped += bytes.length)
      this.#controller.enqueue(bytes)
      request.pause()
    })
    request.once('end', () => this.#end((controller) => controller.close()))
    request.once('error', (error) => this.#end((controller) => controller.error(error)))
    request.once('close', () => this.#end((controller) => controller.error(new Error('the connection closed within the body'))))
    this.stream = new ReadableStream(
      {
        start: (controller) => void (this.#controller = controller),
        pull: () => void request.resume(),
        // The request stays open: its response is still to be sent.
        cancel: () => void (this.#controller = undefined),
      },
      { highWaterMark: 0 },
    )
  }

  /** Drops what the call did not read. @returns false where more is coming than is worth waiting for. */
  async leave(): Promise<boolean> {
    const request = this.#request
    this.#end((controller) => controller.error(new Error('the call is answered')))
    if (request.complete || request.destroyed) return true
    const isTooLarge = (): boolean => this.#dropped > MOST_BYTES
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return false
    return new Promise((resolve) => {
      const settle = (isDone: boolean): void => {
        clearTimeout(timer)
        request.off('data', onData).off('end', onEnd).off('close', onEnd)
        resolve(isDone)
      }
      const onData = (): void => void (isTooLarge() && settle(false))
      const onEnd = (): void => settle(true)
      const timer = setTimeout(() => settle(false), LONGEST_MS)
      request.on('data', onData).on('end', onEnd).on('close', onEnd)
      request.resume()
    })
  }

  #end(tell: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    const controller = this.#controller
    this.#controller = undefined
    if (controller) tell(controller)
  }
}
