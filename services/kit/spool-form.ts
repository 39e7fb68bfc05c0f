// Reads a multipart body whose files are large: each is written to the disk as it arrives, and handed on as a `File` that is read from
// there, so that a film never lies in memory as a whole.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import busboy from 'busboy'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { COMMON } from '@/schemas/words/messages'
import { CallFailure } from '@/schemas/api/base/failure'
import { refusal } from './refusal'

const MOST_PARTS = 20
/** A body arrives in ten minutes; what is older was left by a process that ended. */
const LEFT_MS = 60 * 60_000
const MOST_TEXT = 200 * 1024

export interface SpooledForm {
  entries: [string, FormDataEntryValue][]
  /** Removes the files; called when the call has been answered. */
  remove: () => Promise<void>
}

/** @param folder where the files lie until then. @throws CallFailure for a body that is no form, too large or too slow. */
export async function spoolForm(
  { body, headers }: Request,
  { folder, limit, deadline }: { folder: string; limit: number; deadline: number },
): Promise<SpooledForm> {
  const own = join(folder, randomUUID())
  const remove = () => rm(own, { recursive: true, force: true })
  await mkdir(own, { recursive: true })
  await removeLeft(folder)
  try {
    return { entries: await read(), remove }
  } catch (cause) {
    await remove()
    // A broken connection is no fault of this process, and its response reaches no client.
    throw cause instanceof CallFailure ? cause : refusal(COMMON.malformed)
  }

  async function read(): Promise<SpooledForm['entries']> {
    const entries: SpooledForm['entries'] = []
    const writing: Promise<void>[] = []
    const parser = busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { parts: MOST_PARTS, fieldSize: MOST_TEXT },
    })
    parser.on('field', (name, value) => entries.push([name, value]))
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const path = join(own, randomUUID())
      const at = entries.push([name, '']) - 1
      const written = pipeline(stream, createWriteStream(path)).then(async () => {
        entries[at] = [name, await FileOnDisk.at(path, filename ?? '', { type: mimeType })]
      })
      // Awaited below; until then a failure of the whole is told by the parser.
      written.catch(() => undefined)
      writing.push(written)
    })
    parser.on('partsLimit', () => parser.destroy(refusal(COMMON.invalid)))
    const late = AbortSignal.timeout(deadline)
    let size = 0
    const counted = async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        size += part.byteLength
        if (size > limit) throw refusal(COMMON.tooLarge)
        yield part
      }
    }
    await pipeline(Readable.fromWeb((body ?? new Blob().stream()) as NodeStream<Uint8Array>), counted, parser, { signal: late }).catch(
      (cause: unknown) => {
        throw late.aborted ? refusal(COMMON.tooSlow) : cause
      },
    )
    await Promise.all(writing)
    return entries
  }
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}
