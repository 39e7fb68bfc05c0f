// The bucket of a real server that speaks S3: OpenStack's Swift. Where it cannot be had (no Debian, no root), there is nothing to ask.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canHaveS3Server, ensureS3Server, type Swift } from '@/scripts/tools/s3-server.mjs'
import { S3Storage } from '@/services/storage/files/s3-storage'
import { storagePromises } from '@/tests/support/storage-promises'

describe.runIf(canHaveS3Server())('a bucket of Swift', () => {
  let swift: Swift
  const open = (more: { secretAccessKey?: string; prefix?: string } = {}) => {
    const { endpoint, region, accessKeyId, secretAccessKey } = swift
    const credentials = { accessKeyId, secretAccessKey: more.secretAccessKey ?? secretAccessKey }
    return new S3Storage({ bucket: 'pictures', prefix: more.prefix ?? '', region, endpoint, pathStyle: true, credentials })
  }

  beforeAll(async () => {
    swift = await ensureS3Server(() => undefined)
    const { endpoint, region, accessKeyId, secretAccessKey } = swift
    const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
    await client.send(new CreateBucketCommand({ Bucket: 'pictures' }))
  }, 300_000)
  afterAll(() => swift?.stop())

  storagePromises(open)

  test('a wrong secret is refused, and no missing file', async () => {
    await open().write('secret.jpg', Buffer.from('1'), 'image/jpeg')
    await expect(open({ secretAccessKey: 'guessed' }).read('secret.jpg')).rejects.toMatchObject({ status: 503 })
  })

  test('keys in Hangul are written and read', async () => {
    const files = open({ prefix: '사진/' })
    await files.write('거실.jpg', Buffer.from('1'), 'image/jpeg')
    expect((await files.read('거실.jpg'))?.toString()).toBe('1')
  })
})
