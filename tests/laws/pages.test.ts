// Laws of the shipped pages: each is read with nothing unreadable and has no problem. links.test.ts checks their links.
import { expect, describe, test } from 'vitest'
import '@/app/compose'
import { definitionOf } from '@/schemas/page/definitions'
import { checkPage } from '@/schemas/page/check-page'
import { readPage } from '@/schemas/page/read-page'
import { fixtures } from '../support/fixtures'

const all = fixtures()
const routes = all.flatMap(({ document }) => (document.kind === 'page' && document.route ? [document.route] : []))

test('the site is shipped: at least twelve pages, with header, footer, 404 and 500', () => {
  expect(routes.length).toBeGreaterThanOrEqual(12)
  expect(routes).toEqual(expect.arrayContaining(['/styling/home', '/zin/home', '/error/404', '/error/500']))
  expect(all.filter(({ document }) => document.kind === 'fragment').map(({ document }) => document.id)).toEqual(
    expect.arrayContaining(['site-header', 'site-footer']),
  )
})

test('the header and the footer stand round a page: inside its main part they would be no landmarks', () => {
  const inside = all.filter(
    ({ document }) => document.kind === 'page' && /"ref":"site-(?:header|footer)"/.test(JSON.stringify(document.blocks)),
  )
  expect(inside.map(({ file }) => file)).toEqual([])
})

test('what a page says when something went wrong is Korean', () => {
  const said = all
    .filter(({ document }) => document.route?.startsWith('/error/'))
    .flatMap(({ document }) => document.blocks.flatMap(({ props }) => [props['code'], props['title'], props['description']]))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((words) => typeof words === 'string' && /[A-Za-z]/.test(words))).toEqual([])
})

test('no two documents have the same name', () => {
  const names = all.map(({ document }) => `${document.kind} ${document.route ?? document.id}`)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

describe.each(all.map(({ file, document }) => [file, document] as const))('%s', (_, document) => {
  test('is read with nothing unreadable and nothing to migrate', () => {
    const read = readPage(document)
    expect(read.unreadable).toEqual([])
    expect(read.migrated).toBe(false)
  })

  test('has no problem', () => expect(checkPage(document, { strict: true })).toEqual([]))

  test('names no block that is for tests only', () => {
    const types = [...JSON.stringify(document.blocks).matchAll(/"type":"([a-z-]+)","v":/g)].map(([, type]) => type!)
    expect(types.filter((type) => definitionOf(type)?.internal)).toEqual([])
    const isTest = document.route?.startsWith('/test/')
    expect(types.filter((type) => definitionOf(type)?.forTests && !isTest)).toEqual([])
  })
})
