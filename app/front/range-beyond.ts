// Answers requests for a part of a file that the file does not have: 416, with its length. Next, which sends the parts of files, renders a
// page in its place.
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseRange } from '@/services/storage/parse-range'
import { safeName } from './safe-name'

interface Folder {
  /** Beginning of the URLs of its files. */
  prefix: string
  folder: string
}

/** @returns takes a request for a part of one of the files; false when it is none. */
export function rangeBeyond(folders: readonly Folder[], headers: readonly [string, string][]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): boolean => {
    const { range } = request.headers
    if (range === undefined) return false
    const target = (request.url ?? '').split('?', 1)[0] ?? ''
    const at = folders.find(({ prefix }) => target.startsWith(prefix))
    const name = at && safeName(target.slice(at.prefix.length))
    if (!name) return false
    void stat(join(at.folder, name)).then(
      (facts) => {
        if (!facts.isFile() || parseRange(range, facts.size) !== null) return next()
        const lines = [
          'cache-control',
          'no-store',
          'accept-ranges',
          'bytes',
          'content-range',
          `bytes */${facts.size}`,
          'content-length',
          '0',
        ]
        response.writeHead(416, [...headers.flat(), ...lines])
        response.end()
      },
      () => next(),
    )
    return true
  }
}
