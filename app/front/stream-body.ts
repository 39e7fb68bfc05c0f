// A page of which a block is late: what is ready is sent in one piece and in order, and the late blocks follow as React writes
// them. All visitors who wait for the page follow one render.
import type { ServerResponse } from 'node:http'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { SocketlessResponse } from './socketless-response'
import type { Encoding } from './choose-encoding'
import { unrollHead } from './unroll-stream'

/** Next writes what is ready in several steps; after this time without a further one, the render is waiting. */
const PAUSE_MS = 40
/** The beginning is sent after this time at the latest, pause or not. */
const LONGEST_MS = 200

/** Resolves when the render has written something and pauses, or has ended. */
export function pauseOf(captured: SocketlessResponse): Promise<void> {
  return new Promise((resolve) => {
    let pause: NodeJS.Timeout | undefined
    let longest: NodeJS.Timeout | undefined
    const settle = (): void => {
      clearTimeout(pause)
      clearTimeout(longest)
      captured.off('part', wait).off('close', settle)
      resolve()
    }
    const wait = (): void => {
      clearTimeout(pause)
      pause = setTimeout(settle, PAUSE_MS)
      longest ??= setTimeout(settle, LONGEST_MS)
    }
    captured.on('part', wait).once('close', settle)
    if (captured.isWhole || captured.destroyed) settle()
    else if (captured.headersSent) wait()
  })
}

/** Sends the body, the head of the answer being set: everything so far in order, then each part as it comes. */
export function followBody(captured: SocketlessResponse, response: ServerResponse, encoding: Encoding): void {
  const packer = packerOf(encoding)
  packer?.pipe(response)
  const send = (part: Buffer | string): void => {
    const out = packer ?? response
    out.write(part)
    packer?.flush()
  }
  const finish = (): void => {
    // A page that broke off must not look like one that has ended.
    if (captured.isWhole) (packer ?? response).end()
    else response.destroy()
  }
  send(unrollHead(captured.body.toString('utf8')))
  if (captured.isWhole || captured.destroyed) return finish()
  captured.on('part', send).once('close', finish)
  response.once('close', () => captured.off('part', send).off('close', finish))
}

function packerOf(encoding: Encoding) {
  if (encoding === 'br') return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return encoding === 'gzip' ? createGzip() : undefined
}
