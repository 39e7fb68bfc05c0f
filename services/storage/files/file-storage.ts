import type { FileOnDisk } from '@/services/base/file-on-disk'

/** Bytes of a file, both ends included, as a `Range` header counts them. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where uploaded files lie: a folder, or a bucket that speaks S3. Names are chosen by us (the hash of the content and an ending), so that
 * a file is written once and never changes, and one that is missing is an answer and not a failure.
 */
export interface FileStorage {
  /** Writes a whole file; nobody can read half of it. */
  write(name: string, body: Buffer | FileOnDisk, type: string): Promise<void>
  /** As `write`, a part at a time, so that a film never lies in memory as a whole. */
  writeParts(name: string, content: Blob, type: string): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** The file as a stream, for the same reason. */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** Bytes of the file; undefined where it is missing. */
  sizeOf(name: string): Promise<number | undefined>
  /** The names of all files, some at a time; a folder that is not there yet has none. */
  names(): AsyncIterable<readonly string[]>
  /** Removes the file; one that is missing is no failure. */
  remove(name: string): Promise<void>
}
