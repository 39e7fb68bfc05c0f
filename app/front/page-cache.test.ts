import { expect, test } from 'vitest'
import { usePageServer } from '@/tests/support/use-page-server'
import { PageCache } from './page-cache'

const site = usePageServer()

test('memory stays within its bound and the most recently used pages stay', async () => {
  const pages = new PageCache(60_000)
  const { get } = await site.start(site.cacheablePage({ body: () => Array.from({ length: 200 }, () => Math.random()).join() }), { pages })
  for (let i = 0; i < 40; i++) {
    await get(`/p${i}`)
    await get('/p0')
  }
  expect(pages.bytes).toBeLessThanOrEqual(60_000)
  expect(pages.count).toBeLessThan(40)
  expect(pages.find('site:/p0')).toBeDefined()
  expect(pages.find('site:/p39')).toBeDefined()
  const held = pages.find('site:/p0')
  expect(held?.br.buffer.byteLength).toBe(held?.br.length)
})

test('a cache of zero bytes stores nothing in memory', async () => {
  const pages = new PageCache(0)
  const { get } = await site.start(site.cacheablePage(), { pages })
  await get('/a')
  expect((await get('/a')).headers['x-maru']).toBe('miss')
  expect([pages.count, pages.bytes]).toEqual([0, 0])
})
