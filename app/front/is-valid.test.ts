import { describe, expect, test, vi } from 'vitest'
import { holdsUntil, markFallback, markPersonal } from '@/lib/request-context'
import { usePageServer, writeHtml } from '@/tests/support/use-page-server'

const site = usePageServer()

describe('after a clock that ran ahead has been corrected', () => {
  const AHEAD = 400 * 24 * 3_600_000

  test('a copy made meanwhile is rendered anew at the next request, and is valid from then on', async () => {
    const { get } = await site.start((request, response) => {
      if (site.renders.length === 1) holdsUntil(site.clock + 3_600_000)
      site.cacheablePage()(request, response) as void
    })
    site.clock += AHEAD
    expect((await get('/a')).text).toContain('render 1')
    expect((await get('/a')).headers['x-maru']).toBe('hit')
    site.clock -= AHEAD
    const anew = await get('/a')
    expect([anew.headers['x-maru'], anew.text.includes('render 2')]).toEqual(['miss', true])
    expect((await get('/a')).headers['x-maru']).toBe('hit')
  })

  test('a copy prolonged meanwhile is not fresh for a year', async () => {
    const { get } = await site.start(
      (request, response) => {
        if (site.renders.length === 2) markFallback()
        site.cacheablePage()(request, response) as void
      },
      { freshMs: 30_000 },
    )
    await get('/a')
    site.clock += AHEAD
    await get('/a')
    site.clock -= AHEAD
    expect((await get('/a')).text).toContain('render 3')
  })

  test('a doubted copy is still sent where the page cannot be rendered', async () => {
    let broken = false
    const { get } = await site.start((request, response) =>
      broken ? writeHtml(response, 'broken', 500) : site.cacheablePage()(request, response),
    )
    site.clock += AHEAD
    await get('/a')
    site.clock -= AHEAD
    broken = true
    const stale = await get('/a')
    expect([stale.status, stale.headers['x-maru'], stale.headers.age]).toEqual([200, 'stale', '0'])
    site.database.value = 'away'
    expect((await get('/a')).headers['x-maru']).toBe('stale')
  })

  test('a failed render is tried again after its pause, not after a year', async () => {
    let broken = true
    const { get } = await site.start((request, response) =>
      broken ? writeHtml(response, 'broken', 500) : site.cacheablePage()(request, response),
    )
    broken = false
    await get('/a')
    site.clock += AHEAD
    broken = true
    await get('/a')
    site.clock -= AHEAD
    broken = false
    await get('/a')
    await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
  })

  test('a page that turned out personal is tried for the cache again', async () => {
    let personal = true
    const { get } = await site.start((request, response) => {
      if (personal) markPersonal()
      site.cacheablePage()(request, response) as void
    })
    site.clock += AHEAD
    await get('/a')
    site.clock -= AHEAD
    personal = false
    await get('/a')
    expect((await get('/a')).headers['x-maru']).toBe('hit')
  })
})
