// Files in a bucket of any server that speaks S3. The client is loaded where a bucket is set, and nowhere else.
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type * as Sdk from '@aws-sdk/client-s3'
import { FileOnDisk } from '@/services/base/file-on-disk'
import type { S3Settings } from '@/services/base/s3-settings'
import { CallFailure } from '@/schemas/api/base/failure'
import type { ByteRange, FileStorage } from './file-storage'

/** A visitor waits for a picture no longer than for a page. */
const CONNECT_MS = 2_000
const ANSWER_MS = 10_000

export class S3Storage implements FileStorage {
  readonly #settings: S3Settings
  #loaded: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  async write(name: string, given: Buffer | FileOnDisk, type: string): Promise<void> {
    // Not as a stream, with which the SDK makes one attempt.
    const body = given instanceof FileOnDisk ? await readFile(given.path) : given
    await this.#ask(({ sdk, client }) =>
      client.send(new sdk.PutObjectCommand({ ...this.#at(name), Body: body, ContentType: type, ContentLength: body.length })),
    )
  }

  async writeParts(name: string, content: Blob, type: string): Promise<void> {
    // The SDK makes one attempt with a stream.
    const body = Readable.fromWeb(content.stream() as NodeStream<Uint8Array>)
    await this.#ask(({ sdk, client }) =>
      client.send(new sdk.PutObjectCommand({ ...this.#at(name), Body: body, ContentType: type, ContentLength: content.size })),
    )
  }

  async read(name: string): Promise<Buffer | undefined> {
    const found = await this.#get(name)
    return found?.Body && Buffer.from(await found.Body.transformToByteArray())
  }

  async open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    const found = await this.#get(name, range)
    return found?.Body?.transformToWebStream()
  }

  async sizeOf(name: string): Promise<number | undefined> {
    const found = await this.#ask(({ sdk, client }) => client.send(new sdk.HeadObjectCommand(this.#at(name))))
    return found?.ContentLength
  }

  async *names(): AsyncGenerator<readonly string[]> {
    const { bucket, prefix } = this.#settings
    let after: string | undefined
    do {
      const found = await this.#ask(({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after })),
      )
      yield (found?.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : []))
      after = found?.NextContinuationToken
    } while (after)
  }

  async remove(name: string): Promise<void> {
    await this.#ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(this.#at(name))))
  }

  #get(name: string, range?: ByteRange): Promise<Sdk.GetObjectCommandOutput | undefined> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    return this.#ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand({ ...this.#at(name), ...part })))
  }

  /** A missing file is `undefined`; any other failure is the store's, and says so. */
  async #ask<T>(work: (loaded: { sdk: typeof Sdk; client: Sdk.S3Client }) => Promise<T>): Promise<T | undefined> {
    const loaded = await (this.#loaded ??= this.#load())
    try {
      return await work(loaded)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw new CallFailure('503', '파일 저장소에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.', { status: 503, cause: error })
    }
  }

  async #load(): Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> {
    const { endpoint, region, pathStyle, credentials } = this.#settings
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      forcePathStyle: pathStyle,
      ...(endpoint ? { endpoint } : {}),
      // Without keys the SDK looks for a role of the machine.
      ...(credentials ? { credentials } : {}),
      // Many servers refuse the trailing checksums that the SDK would otherwise send.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
      maxAttempts: 3,
    })
    return { sdk, client }
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + name }
  }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NoSuchKey' || name === 'NotFound' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404)
}
