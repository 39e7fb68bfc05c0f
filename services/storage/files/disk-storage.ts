import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { storeFile } from '../store-file'
import type { ByteRange, FileStorage } from './file-storage'

/** Files in one folder of this machine. */
export class DiskStorage implements FileStorage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  write(name: string, body: Buffer | FileOnDisk): Promise<void> {
    return storeFile(this.#path(name), body)
  }

  writeParts(name: string, content: Blob): Promise<void> {
    const body = content instanceof FileOnDisk ? content : Readable.fromWeb(content.stream() as NodeStream<Uint8Array>)
    return storeFile(this.#path(name), body)
  }

  read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#path(name)).catch(orMissing)
  }

  async open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    const file = await open(this.#path(name)).catch(orMissing)
    return file && (Readable.toWeb(createReadStream('', { fd: file, ...range })) as ReadableStream<Uint8Array>)
  }

  async sizeOf(name: string): Promise<number | undefined> {
    const found = await stat(this.#path(name)).catch(orMissing)
    return found?.isFile() ? found.size : undefined
  }

  async *names(): AsyncGenerator<readonly string[]> {
    yield (await readdir(this.#folder).catch(orMissing)) ?? []
  }

  remove(name: string): Promise<void> {
    return rm(this.#path(name), { force: true })
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
