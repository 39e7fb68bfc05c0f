// Every shipped link has a page: those of page definitions, menus and records, of the blocks' sample content, and those in the code of
// blocks and dialogs. Each is opened as a visitor would, on the demonstration's own records.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '@/app/compose'
import { blocks } from '@/blocks/areas'
import { openPage } from '@/renderer/open-page'
import { isReservedRoute, settlePath } from '@/schemas/rules/base/settle-path'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { seedMembers } from '@/services/members/domain/seed-members'
import { fixtures, jsonFiles, readJson, root } from '../support/fixtures'
import { openTestApp, type TestApp } from '../support/test-app'
import { linksOf } from '../support/links-of'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await seedShipped(app.open, { content: shippedContent, demo: seedMembers })
  compose()
}, 120_000)
afterAll(() => app.drop())

/** `no page` for a broken link; follows redirects as a browser does. */
async function faultOf(link: string): Promise<string | undefined> {
  let at = new URL(link, 'http://site')
  for (let hops = 0; hops < 5; hops++) {
    const path = decodeURIComponent(at.pathname)
      .normalize('NFC')
      .replace(/(.)\/+$/, '$1')
    if (path.startsWith('/media/')) return existsSync(join(root, 'public', path)) ? undefined : 'no file'
    if (isReservedRoute(path)) return undefined
    const settled = settlePath(path, at.searchParams)
    if (settled) {
      at = new URL(settled.redirect, at)
      continue
    }
    if (path === '/error/404') return 'no page'
    const opened = await openPage(path, Object.fromEntries(at.searchParams))
    if (opened === 'missing' || opened === 'refused') return 'no page'
    if ('page' in opened) return undefined
    // A page for members redirects to the sign-in.
    at = new URL(opened.redirect, at)
  }
  return 'a circle of redirects'
}

async function lost(content: unknown): Promise<string[]> {
  const found: string[] = []
  for (const link of linksOf(content)) {
    const fault = await faultOf(link)
    if (fault) found.push(`${link}: ${fault}`)
  }
  return found
}

const all = fixtures()

test('page definitions link to existing pages and files', async () => {
  const found: string[] = []
  for (const { file, document } of all) for (const link of await lost(document.blocks)) found.push(`${file} ${link}`)
  expect(found).toEqual([])
}, 120_000)

test('menus, banners and other records link to existing pages and files', async () => {
  const found: string[] = []
  for (const file of jsonFiles('pages-fixtures/seed')) for (const link of await lost(readJson(file))) found.push(`${file} ${link}`)
  expect(found).toEqual([])
}, 120_000)

test('the sample content of a new block links to existing pages and files', async () => {
  const found: string[] = []
  for (const { type, example } of blocks) for (const link of await lost(example)) found.push(`${type} ${link}`)
  expect(found).toEqual([])
}, 120_000)

/** `href="/a"`, `href: '/a'`, `location.assign('/a')`: paths of the site as code writes them. */
const WRITTEN =
  /(?:href|to|link)(?:=|: ?)(?:\{ ?)?["'`](\/(?!\/)[^"'`$\s]*)["'`]|location\.(?:assign|replace)\(["'`](\/(?!\/)[^"'`$\s]*)["'`]\)/g

test('what code links to is there, in blocks, dialogs and the renderer', async () => {
  const found: string[] = []
  for (const room of ['blocks', 'lib', 'renderer', 'schemas/rules'])
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !file.includes('.test.'))
        for (const [, href, place] of readFileSync(join(root, room, file), 'utf8').matchAll(WRITTEN)) {
          const fault = await faultOf((href ?? place)!)
          if (fault) found.push(`${room}/${file} ${href ?? place}: ${fault}`)
        }
  expect(found).toEqual([])
}, 120_000)

test('a broken link is found, and one to a moved page leads to its new place', async () => {
  expect(await faultOf('/zin/nothing')).toBe('no page')
  expect(await faultOf('/zin/product/0')).toBe('no page')
  expect(await faultOf('/media/rooms/none.webp')).toBe('no file')
  // What staff moved leads on; it is asked only where nothing answers.
  expect(await openPage('/zin/catalogue', {})).toEqual({ redirect: '/zin/catalog', isPermanent: true })
})
