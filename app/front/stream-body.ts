import type { ServerResponse } from 'node:http'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { SocketlessResponse } from './socketless-response'
import type { Encoding } from './choose-encoding'

/** Sends the body of a page of which a block is late, its head being set. All visitors who wait for the page follow one render. */
export function streamBody(captured: SocketlessResponse, response: ServerResponse, encoding: Encoding): void {
  const packer = packerOf(encoding)
  packer?.pipe(response)
  const send = (part: Buffer | string): void => {
    const out = packer ?? response
    out.write(part)
    packer?.flush(FLUSH[encoding])
  }
  const finish = (): void => {
    // A page that broke off must not look like one that has ended.
    if (captured.isWhole) (packer ?? response).end()
    else response.destroy()
  }
  send(captured.body)
  if (captured.isWhole || captured.destroyed) return finish()
  captured.on('part', send).once('close', finish)
  response.once('close', () => captured.off('part', send).off('close', finish))
}

/** What was said so far goes out; gzip's own choice would also forget it, which costs a page with late parts a tenth of its bytes. */
const FLUSH = { br: constants.BROTLI_OPERATION_FLUSH, gzip: constants.Z_SYNC_FLUSH, identity: undefined }

function packerOf(encoding: Encoding) {
  if (encoding === 'br') return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return encoding === 'gzip' ? createGzip() : undefined
}
