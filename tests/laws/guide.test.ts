// Laws of the editor's guide: its pictures are there and used, it names every screen of the console's navigation, its links lead
// somewhere, and what it says can be shown.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GUIDE, GUIDE_PAGES } from '@/app/office/site/guide/guide-pages'
import { readGuide } from '@/app/office/site/guide/read-guide'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { guidePicturePath } from '@/schemas/api/site/guide'
import { shopAreas, unseenByManagers } from '@/schemas/rules/base/console-areas'
import { root } from '../support/fixtures'

const folder = join(root, 'docs', 'guide')
const textOf = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8')
const whole = GUIDE_PAGES.map(({ name }) => textOf(name)).join('\n')
const PICTURE = /!\[([^\]]*)\]\(pictures\/([a-z0-9-]+\.webp)\)/g
const named = [...whole.matchAll(PICTURE)]

/** What an editor waits for on a slow line. */
const MOST_BYTES = 60_000
const MOST_PICTURES = 30

test('every page is listed, and every listed page is there', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  expect(files.sort()).toEqual(GUIDE_PAGES.map(({ name }) => `${name}.md`).sort())
  for (const { name, title } of GUIDE_PAGES) expect(textOf(name).split('\n')[0]).toBe(`# ${title}`)
})

test('every picture that is named exists and says what it shows, and every picture is named', () => {
  const there = readdirSync(join(folder, 'pictures'))
  expect([...new Set(named.map(([, , file]) => file))].sort()).toEqual(there.sort())
  expect(named.filter(([, words]) => !words).map(([, , file]) => file)).toEqual([])
  expect(there.filter((file) => statSync(join(folder, 'pictures', file)).size > MOST_BYTES)).toEqual([])
  expect(there.length).toBeLessThanOrEqual(MOST_PICTURES)
})

test('every screen of the navigation is named', () => {
  const screens = OFFICE_LINKS.flatMap(({ links }) => links).filter(({ id }) => id !== 'guide')
  expect(
    screens.filter(({ words }) => !whole.includes(words)).map(({ words }) => words),
    'links of app/office/<area>/area.tsx that no page of docs/guide names in these words',
  ).toEqual([])
  expect(screens.length).toBeGreaterThan(25)
})

describe.each(GUIDE_PAGES.map(({ name }) => name))('%s', (name) => {
  test('is shown with its pictures and with links that stay in the console', async () => {
    const html = (await readGuide(name))!
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
    const known = GUIDE_PAGES.map((page, at) => (at === 0 ? GUIDE : `${GUIDE}/${page.name}`))
    expect(links.filter((href) => !known.includes(href.split('#')[0]!))).toEqual([])
    const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src!)
    expect(pictures).toHaveLength([...textOf(name).matchAll(PICTURE)].length)
    for (const src of pictures) {
      expect(src.startsWith(guidePicturePath(''))).toBe(true)
      expect(existsSync(join(folder, 'pictures', src.slice(guidePicturePath('').length))), src).toBe(true)
    }
    expect(html).not.toMatch(/<h1|<script|\]\(/)
  })
})

test('nothing but the guide is read', async () => {
  expect(await readGuide('../house')).toBeUndefined()
  expect(await readGuide('pictures/audit.webp')).toBeUndefined()
})

test('what a manager does not see, and where people of a shop work, is said as the rights have it', () => {
  const said = textOf('rights')
  expect(said).toContain(`${unseenByManagers()}은 보지 않으십니다`)
  expect(said).toContain(`${shopAreas()}에서 그 매장의 것만`)
})
