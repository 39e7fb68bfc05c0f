// Laws of the shipped pages: each is read with nothing kept, has no problem, and leads nowhere that is not there.
import { expect, describe, test } from 'vitest'
import '@/app/compose'
import { cardOf } from '@/schemas/page/catalogue'
import { checkPage } from '@/schemas/page/check-page'
import { readPage } from '@/schemas/page/read-page'
import waiting from '../support/waiting-links.json' with { type: 'json' }
import { fixtures, jsonFiles, readJson } from '../support/fixtures'
import { linksOf } from '../support/links-of'

const all = fixtures()
const routes = all.flatMap(({ document }) => (document.kind === 'page' && document.route ? [document.route] : []))
/** Addresses that are no page: endpoints, files, and what the front itself redirects. */
const elsewhere = ['/', '/svc/', '/media/', '/img/', '/fonts/', '/consult-window', '/sitemap.xml', '/robots.txt']

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path)
const resolves = (link: string) => {
  const path = link.split(/[?#]/)[0]!
  if (path === '' || elsewhere.some((place) => path === place || (place.endsWith('/') && place !== '/' && path.startsWith(place))))
    return true
  return [...routes, ...waiting].some((pattern) => matches(pattern, path))
}

test('the site is shipped: at least twelve pages, with header, footer, 404 and 500', () => {
  expect(routes.length).toBeGreaterThanOrEqual(12)
  expect(routes).toEqual(expect.arrayContaining(['/styling/home', '/zin/home', '/error/404', '/error/500']))
  expect(all.filter(({ document }) => document.kind === 'fragment').map(({ document }) => document.id)).toEqual(
    expect.arrayContaining(['site-header', 'site-footer']),
  )
})

test('no two documents have the same name', () => {
  const names = all.map(({ document }) => `${document.kind} ${document.route ?? document.id}`)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

describe.each(all.map(({ file, document }) => [file, document] as const))('%s', (_, document) => {
  test('is read with nothing kept and nothing to lift', () => {
    const read = readPage(document)
    expect(read.kept).toEqual([])
    expect(read.lifted).toBe(false)
  })

  test('has no problem', () => expect(checkPage(document, { strict: true })).toEqual([]))

  test('names no block that is for tests only', () => {
    const types = [...JSON.stringify(document.blocks).matchAll(/"type":"([a-z-]+)","v":/g)].map(([, type]) => type!)
    expect(types.filter((type) => cardOf(type)?.internal)).toEqual([])
  })

  test('leads to pages that are here, or that wait for their system', () => {
    expect(linksOf(document.blocks).filter((link) => !resolves(link))).toEqual([])
  })
})

test('menus, banners and other seeded content lead to pages that are here, or that wait for their system', () => {
  const lost = jsonFiles('pages-fixtures/seed').flatMap((file) =>
    linksOf(readJson(file))
      .filter((link) => !resolves(link))
      .map((link) => `${file}: ${link}`),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('a page that is here no longer waits (take its line out of tests/support/waiting-links.json)', () => {
  const plain = (pattern: string) => pattern.replace(/:\w+\??/g, ':')
  const here = new Set(routes.map(plain))
  expect(waiting.filter((pattern) => here.has(plain(pattern)))).toEqual([])
})
