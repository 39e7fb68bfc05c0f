import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTagNumbers, tagNumbers } from '@/lib/tag-numbers'
import { LocalTagNumbers, usePageServer } from '@/tests/support/use-page-server'
import { DiskCache } from './disk-cache'
import { PageCache } from './page-cache'

const site = usePageServer()

let root = ''
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'cached-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const open = async (buildId = 'one', maxBytes = 1_000_000) => {
  const store = new DiskCache({ root, buildId, maxBytes })
  await store.open()
  return store
}

test('a restarted server has its pages, except those that changed while it was down', async () => {
  const store = await open()
  const { get } = await site.start(site.cacheablePage({ tags: ['a'] }), { pages: new PageCache(1_000_000, store) })
  const before = await get('/a')
  await store.settled()
  const again = await site.start(site.cacheablePage({ tags: ['a'] }), { pages: new PageCache(1_000_000, await open()) })
  const after = await again.get('/a')
  expect([after.headers['x-maru'], after.text, after.headers.etag]).toEqual(['hit', before.text, before.headers.etag])
  tagNumbers().bump(['a'])
  const changed = await site.start(site.cacheablePage({ tags: ['a'] }), { pages: new PageCache(1_000_000, await open()) })
  expect((await changed.get('/a')).headers['x-maru']).toBe('miss')
})

test('a copy on disk that is dated in the future is rendered anew and replaced', async () => {
  const store = await open()
  const { get } = await site.start(site.cacheablePage(), { pages: new PageCache(1_000_000, store) })
  const now = site.clock
  site.clock += 400 * 24 * 3_600_000
  await get('/a')
  await store.settled()
  site.clock = now
  const cured = await open()
  const after = await site.start(site.cacheablePage(), { pages: new PageCache(1_000_000, cured) })
  expect((await after.get('/a')).headers['x-maru']).toBe('miss')
  await cured.settled()
  const later = await site.start(site.cacheablePage(), { pages: new PageCache(1_000_000, await open()) })
  expect((await later.get('/a')).headers['x-maru']).toBe('hit')
})

test('a server that starts without its database sends pages from disk', async () => {
  const store = await open()
  const { get } = await site.start(site.cacheablePage(), { pages: new PageCache(1_000_000, store) })
  tagNumbers().bump(['page'])
  await get('/a')
  await store.settled()
  setTagNumbers(new LocalTagNumbers())
  site.database.value = 'away'
  const again = await site.start(site.cacheablePage(), { pages: new PageCache(1_000_000, await open()) })
  expect((await again.get('/a')).headers['x-maru']).toBe('stale')
})

test('pages of another build are removed, and the folder stays within its bound', async () => {
  const store = await open('one', 20_000)
  const { get } = await site.start(site.cacheablePage({ body: () => Array.from({ length: 200 }, () => Math.random()).join() }), {
    pages: new PageCache(1_000_000, store),
  })
  for (let i = 0; i < 30; i++) {
    await get(`/p${i}`)
    await store.settled()
  }
  expect(readdirSync(join(root, 'one'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length).toBeLessThan(10)
  await open('two')
  expect(readdirSync(root)).toEqual(['two'])
})

test('the folder that earlier versions wrote is removed with what it holds, and none beside it', async () => {
  mkdirSync(join(root, 'kept', 'an-earlier-build'), { recursive: true })
  mkdirSync(join(root, 'other'))
  const store = new DiskCache({ root: join(root, 'page-cache'), buildId: 'one', maxBytes: 1_000, earlier: join(root, 'kept') })
  await store.open()
  expect(readdirSync(root)).toEqual(['other', 'page-cache'])
})
