import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { facts } from '@/services/db/tables/base'
import { notices } from '@/services/db/tables/content'
import { ONE_DATABASE, testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { SiteFontMaker, type SiteFontOptions } from './site-font-maker'

const folders: string[] = []
const folder = (): string => {
  folders.push(mkdtempSync(join(tmpdir(), 'maru-font-')))
  return folders.at(-1)!
}
const makers: SiteFontMaker[] = []

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let database: TestDatabase
  let id = 0
  let source: SiteFontOptions['source']
  beforeAll(async () => {
    database = await testDatabase(kind)
    const file = join(folder(), 'whole.ttf')
    writeFileSync(file, 'a font')
    source = { file, covered: [[0xac00, 0xd7a3]], words: { 확: 3, 인: 2 } }
  })
  beforeEach(async () => {
    await database.open.db.delete(facts)
    await database.open.db.delete(notices)
  })
  afterEach(async () => {
    for (const maker of makers.splice(0)) {
      maker.stop()
      await maker.settled()
    }
  })
  afterAll(async () => {
    await database.drop()
    for (const path of folders) rmSync(path, { recursive: true, force: true })
  })

  const publish = (title: string) =>
    database.open.db.insert(notices).values({ id: ++id, siteId: 'site', category: 'notice', title, contents: '', postedAt: new Date() })

  function open(more: Partial<SiteFontOptions> = {}) {
    const cut = vi.fn(async (_: string, text: string) => Buffer.from(text))
    const seen: string[][] = []
    const warned: unknown[] = []
    const options: SiteFontOptions = {
      folder: folder(),
      source,
      siteId: 'site',
      db: () => database.open.db,
      hasRoom: async () => undefined,
      onReady: (names) => void seen.push([...names]),
      warn: (_, { err }) => void warned.push(err),
      cut,
      pauseMs: 0,
      ...more,
    }
    const maker = new SiteFontMaker(options)
    makers.push(maker)
    return { maker, cut, seen, warned, folder: options.folder }
  }
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 })

  test('the words of the code and of what is published, once each; other characters come from elsewhere', async () => {
    await publish('마루 소식 漢字 😀')
    const { maker, cut, seen } = open()
    await maker.open()
    await until(() => expect(seen).toHaveLength(1))
    const text = cut.mock.calls[0]![1]
    expect(text).toContain('ABC')
    expect(text.replace(/[\0-\x7f]/g, '')).toBe('루마소식인확')
  })

  test('another glyph makes another file; the same glyphs, and fewer, change nothing', async () => {
    await publish('하나')
    const { maker, cut, seen, folder } = open()
    await maker.open()
    await until(() => expect(seen).toHaveLength(1))

    await publish('나하')
    maker.noteChange(['notices'])
    await database.open.db.delete(notices)
    maker.noteChange(['notice:1'])
    await new Promise((done) => setTimeout(done, 300))
    await maker.settled()
    expect(cut).toHaveBeenCalledTimes(1)

    await publish('하나둘')
    maker.noteChange(['notices'])
    await until(() => expect(seen).toHaveLength(2))
    expect(seen[1]).not.toEqual(seen[0])
    // Pages that were rendered before still name the earlier one.
    expect(readdirSync(folder).sort()).toEqual([...seen[0]!, ...seen[1]!].sort())
  })

  test('a restart takes the files that are there, and another process makes the same', async () => {
    await publish('가나')
    const first = open()
    await first.maker.open()
    await until(() => expect(first.seen).toHaveLength(1))

    const restarted = open({ folder: first.folder })
    await restarted.maker.open()
    expect(restarted.seen).toEqual(first.seen)

    const other = open()
    await other.maker.open()
    await until(() => expect(other.seen).toEqual(first.seen))
    expect(restarted.cut).not.toHaveBeenCalled()
  })

  test('two processes that see two publications at once come to the same file', async () => {
    await publish('가')
    const [one, other] = [open(), open()]
    await Promise.all([one.maker.open(), other.maker.open()])
    await until(() => expect(one.seen.at(-1)).toEqual(other.seen.at(-1)))
    await Promise.all([publish('나'), publish('다')])
    one.maker.noteChange(['notices'])
    other.maker.noteChange(['notices'])
    await until(() => {
      expect(one.cut.mock.calls.at(-1)![1]).toMatch(/가나다/)
      expect(one.seen.at(-1)).toEqual(other.seen.at(-1))
    })
  })

  test('pages keep the font that they have when the next cannot be made', async () => {
    await publish('가')
    const present = open()
    await present.maker.open()
    await until(() => expect(present.seen).toHaveLength(1))
    await publish('나')
    const full = open({ folder: present.folder, hasRoom: () => Promise.reject(new Error('full')) })
    const broken = open({ folder: present.folder, cut: () => Promise.reject(new Error('no')) })
    for (const { maker, seen, warned } of [full, broken]) {
      await maker.open()
      await until(() => expect(warned).toHaveLength(1))
      expect(seen).toEqual(present.seen)
    }
    expect(readdirSync(present.folder)).toEqual(present.seen[0])
  })
})
