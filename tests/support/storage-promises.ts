import { expect, test } from 'vitest'
import type { FileStorage } from '@/services/storage/files/file-storage'

const BODY = Buffer.from('0123456789')
const streamed = async (body: ReadableStream<Uint8Array> | undefined) => body && Buffer.from(await new Response(body).arrayBuffer())

/** What every place of uploaded files promises. */
export function storagePromises(open: () => FileStorage): void {
  test('what was written is read, whole and in parts', async () => {
    const files = open()
    await files.write('one.jpg', BODY, 'image/jpeg')
    expect(await files.sizeOf('one.jpg')).toBe(10)
    expect(await files.read('one.jpg')).toEqual(BODY)
    expect(await streamed(await files.open('one.jpg'))).toEqual(BODY)
    expect(await streamed(await files.open('one.jpg', { start: 3, end: 5 }))).toEqual(BODY.subarray(3, 6))
  })

  test('a missing file is an answer, and removed twice', async () => {
    const files = open()
    await files.write('gone.jpg', BODY, 'image/jpeg')
    await files.remove('gone.jpg')
    await files.remove('gone.jpg')
    expect([await files.read('gone.jpg'), await files.open('gone.jpg'), await files.sizeOf('gone.jpg')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('every file is listed once, until it is removed', async () => {
    const files = open()
    const given = ['a1.pdf', 'a2.pdf', 'a3.jpg']
    for (const name of given) await files.write(name, BODY, 'application/pdf')
    const listed = async () => (await Array.fromAsync(files.names())).flat().filter((name) => /^a\d/.test(name))
    expect((await listed()).toSorted()).toEqual(given)
    await files.remove('a2.pdf')
    expect((await listed()).toSorted()).toEqual(['a1.pdf', 'a3.jpg'])
  })

  test('a content is written a part at a time', async () => {
    const files = open()
    const content = new Blob(Array.from({ length: 300 }, (_, i) => Buffer.alloc(10_000, i % 256)))
    await files.writeParts('parts.mp4', content, 'video/mp4')
    expect(await files.sizeOf('parts.mp4')).toBe(3_000_000)
    expect((await files.read('parts.mp4'))!.equals(Buffer.from(await content.arrayBuffer()))).toBe(true)
  })

  test('a file of 12 MB is written at once and read as a stream', async () => {
    const files = open()
    const large = Buffer.alloc(12 * 1024 * 1024, 'maru')
    await files.write('large.mp4', large, 'video/mp4')
    expect((await streamed(await files.open('large.mp4')))!.equals(large)).toBe(true)
    expect(await streamed(await files.open('large.mp4', { start: large.length - 4, end: large.length - 1 }))).toEqual(Buffer.from('maru'))
  })
}
