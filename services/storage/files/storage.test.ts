// Both places of uploaded files keep the same promises. The bucket is s3rver's; a real server is asked in tests/long/s3.test.ts.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storagePromises } from '@/tests/support/storage-promises'
import { DiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { S3Storage } from './s3-storage'

const folder = mkdtempSync(join(tmpdir(), 'maru-storage-'))
const bucket = { bucket: 'pictures', prefix: 'site/media/', region: 'us-east-1', pathStyle: true }
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
let server: S3rver
let endpoint = ''

beforeAll(async () => {
  server = new S3rver({ port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'pictures', configs: [] }] })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const KINDS: [string, () => FileStorage][] = [
  ['a folder', () => new DiskStorage(join(folder, 'disk'))],
  ['a bucket', () => new S3Storage({ ...bucket, endpoint, credentials })],
]
describe.each(KINDS)('%s', (_, open) => storagePromises(open))

test('keys of a bucket begin with the prefix of the site', async () => {
  await new S3Storage({ ...bucket, endpoint, credentials }).write('a.jpg', Buffer.from('1'), 'image/jpeg')
  expect(readdirSync(join(folder, 's3', 'pictures', 'site', 'media')).some((name) => name.startsWith('a.jpg'))).toBe(true)
})

test('a store that is away or refuses is a failure and not a missing file', async () => {
  const away = new S3Storage({ ...bucket, endpoint: 'http://127.0.0.1:9', credentials })
  await expect(away.read('a.jpg')).rejects.toMatchObject({ status: 503 })
  const other = new S3Storage({ ...bucket, bucket: 'none', endpoint, credentials })
  await expect(other.read('a.jpg')).rejects.toMatchObject({ status: 503 })
})
