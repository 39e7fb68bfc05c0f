import { and, eq } from 'drizzle-orm'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { isPasswordOf } from '@/services/base/passwords'
import { seedMembers } from '@/services/members/domain/seed-members'
import { shippedContent } from '@/services/areas'
import { seedShipped, type SeedPlan } from './seed-shipped'
import { closedFact } from '../closed-fact'
import { staff } from '../tables/auth'
import { facts } from '../tables/base'
import { notices } from '../tables/content'
import { events } from '../tables/events'
import { documents, revisions, sites } from '../tables/site'
import { startTagNumbers } from '../tag-numbers'
import { ONE_DATABASE, testDatabase, type TestDatabase } from '@/tests/support/test-database'

const page = (title: string, route = '/cs') => ({ schemaVersion: 1, kind: 'page', route, title, blocks: [] })
const event = (days: number) => ({
  eventSeq: 7,
  siteId: 'site',
  eventName: '자재전',
  eventType: 'festa',
  imgBannerPc: '/a.webp',
  imgBannerMo: '/a.webp',
  imgBannerAlt: '',
  openStrDate: { days, at: '10:00' },
  openEndDate: { days: days + 3, at: '23:59:59' },
})

describe.each(ONE_DATABASE)('%s', (kind) => {
  let here: TestDatabase
  let tags: Awaited<ReturnType<typeof startTagNumbers>>
  let root = ''
  let siteId = ''
  let count = 0

  beforeAll(async () => {
    here = await testDatabase(kind)
    tags = await startTagNumbers(here.open)
  })
  afterAll(async () => {
    await tags.close()
    await here.drop()
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'maru-test-'))
    mkdirSync(join(root, 'site', 'cs'), { recursive: true })
    for (const folder of ['seed', 'golden']) mkdirSync(join(root, folder))
    siteId = `site${++count}`
    return () => rmSync(root, { recursive: true })
  })

  const ship = (path: string, content: unknown) => writeFileSync(join(root, path), JSON.stringify(content, null, 2))
  const seed = (plan: Partial<SeedPlan> = {}) => seedShipped(here.open, { content: shippedContent, siteId, root, ...plan })
  const stored = async (name = '/cs') => {
    const [row] = await here.open.db
      .select()
      .from(documents)
      .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
      .where(and(eq(documents.siteId, siteId), eq(documents.name, name)))
    return row && { ...row.document, published: row.revision }
  }

  test('a shipped page is published once; a second start changes nothing', async () => {
    ship('site/cs/home.json', page('고객센터'))
    expect(await seed()).toBe(true)
    const first = await stored()
    expect(first).toMatchObject({
      title: '고객센터',
      draftNumber: 1,
      edited: false,
      published: { number: 1, body: JSON.stringify(page('고객센터')) },
    })
    expect(await seed()).toBe(false)
    expect(await stored()).toEqual(first)
  })

  test('an upgrade replaces an unedited page, as a new revision, and changes its tag only', async () => {
    ship('site/cs/home.json', page('하나'))
    ship('site/cs/faq.json', page('FAQ', '/cs/faq'))
    await seed()
    const other = tagNumbers().current(`page:${siteId}:/cs/faq`)
    ship('site/cs/home.json', page('둘'))
    await seed()
    expect(await stored()).toMatchObject({ title: '둘', draftNumber: 2, published: { number: 2 } })
    expect(tagNumbers().current(`page:${siteId}:/cs`)).toBe(2)
    expect(tagNumbers().current(`page:${siteId}:/cs/faq`)).toBe(other)
    expect(
      await here.open.db
        .select()
        .from(revisions)
        .where(eq(revisions.documentId, (await stored())?.id ?? '')),
    ).toHaveLength(2)
  })

  test('an edited page keeps its edits, a deleted one stays deleted', async () => {
    ship('site/cs/home.json', page('하나'))
    ship('site/cs/faq.json', page('FAQ', '/cs/faq'))
    await seed()
    const mine = JSON.stringify(page('제가 고친 제목'))
    await here.open.db
      .update(documents)
      .set({ edited: true, draft: mine, title: '제가 고친 제목' })
      .where(eq(documents.id, (await stored())?.id ?? ''))
    await here.open.db
      .update(documents)
      .set({ deletedAt: new Date() })
      .where(eq(documents.id, (await stored('/cs/faq'))?.id ?? ''))
    ship('site/cs/home.json', page('둘'))
    ship('site/cs/faq.json', page('FAQ 2', '/cs/faq'))
    expect(await seed()).toBe(true)
    expect(await stored()).toMatchObject({ title: '제가 고친 제목', draft: mine, published: { number: 1 } })
    expect(
      await here.open.db
        .select()
        .from(documents)
        .where(and(eq(documents.siteId, siteId), eq(documents.name, '/cs/faq'))),
    ).toHaveLength(1)
  })

  test('an invalid shipped file changes nothing at all', async () => {
    ship('site/a.json', page('하나'))
    ship('site/b.json', { schemaVersion: 1, kind: 'page', title: '길이 없는 페이지', blocks: [] })
    await expect(seed()).rejects.toThrow('b.json')
    expect(await stored()).toBeUndefined()
  })

  test('production gets pages and no demonstration content', async () => {
    ship('site/cs/home.json', page('고객센터'))
    ship('seed/events.json', [event(0)])
    await seed()
    expect(await here.open.db.select().from(events)).toEqual([])
    expect(await here.open.db.select().from(staff)).toEqual([])
  })

  test('a new production site is closed; one that had pages before, and a demonstration, are open', async () => {
    const closed = async (site = siteId) =>
      (
        await here.open.db
          .select()
          .from(facts)
          .where(eq(facts.name, closedFact(site)))
      ).map(({ value }) => value)
    ship('site/cs/home.json', page('고객센터'))
    await seed({ demo: seedMembers })
    expect(await closed()).toEqual([])
    // An installation of an earlier version has pages, and no word about its first day.
    ship('site/cs/other.json', page('공지', '/cs/notice'))
    await seed()
    expect(await closed()).toEqual([])
    await seed({ siteId: `${siteId}-new` })
    expect(await closed(`${siteId}-new`)).toEqual(['Y'])
  })

  test('RT-35: test pages exist in a demonstration only', async () => {
    ship('site/cs.json', page('고객센터'))
    ship('site/test-common-code.json', page('시험', '/test/common-code'))
    await seed()
    expect([(await stored())?.title, await stored('/test/common-code')]).toEqual(['고객센터', undefined])
    await seed({ demo: seedMembers })
    expect((await stored('/test/common-code'))?.title).toBe('시험')
  })

  test("demonstration dates follow Seoul's calendar, and a new day moves them", async () => {
    ship('seed/events.json', [event(-3)])
    ship('seed/sites.json', [{ id: 'site', name: '라움결', theme: {} }])
    const late = new Date('2026-12-31T15:30:00Z') // already 1 January in Seoul
    expect(await seed({ demo: seedMembers, now: late })).toBe(true)
    const [first] = await here.open.db.select().from(events)
    expect(first?.openStrDate.toISOString()).toBe('2026-12-29T01:00:00.000Z')
    expect(first?.openEndDate.toISOString()).toBe('2027-01-01T14:59:59.000Z')
    expect(await here.open.db.select().from(sites).where(eq(sites.id, siteId))).toHaveLength(1)
    expect(await seed({ demo: seedMembers, now: new Date('2027-01-01T14:59:00Z') })).toBe(false)
    expect(await seed({ demo: seedMembers, now: new Date('2027-01-01T15:00:00Z') })).toBe(true)
    const [next] = await here.open.db.select().from(events)
    expect(next?.openStrDate.toISOString()).toBe('2026-12-30T01:00:00.000Z')
  })

  test('demonstration staff have argon2id hashes', async () => {
    await seed({ demo: seedMembers })
    const people = await here.open.db.select().from(staff)
    expect(people.map(({ loginId, role }) => [loginId, role]).sort()).toEqual([
      ['maruadmin', 'adm'],
      ['marumanager', 'mng'],
      ['marushop', 'mng'],
    ])
    const admin = people.find(({ role }) => role === 'adm')
    expect(admin?.passwordHash).toMatch(/^\w+\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPasswordOf(admin?.passwordHash, 'Oak7!Tile29')).toBe(true)
  })

  test('a field that its table lacks is reported by name', async () => {
    ship('seed/notices.json', [{ id: 1, titel: '공지' }])
    await expect(seed({ demo: seedMembers })).rejects.toThrow('notices.json has a field titel')
    expect(await here.open.db.select().from(notices)).toEqual([])
  })

  test('two processes that seed at once insert everything once', async () => {
    for (let i = 0; i < 20; i++) ship(`site/${i}.json`, page(`쪽 ${i}`, `/p/${i}`))
    await Promise.all([seed(), seed(), seed()])
    const rows = await here.open.db.select().from(documents).where(eq(documents.siteId, siteId))
    expect(rows).toHaveLength(20)
    expect(rows.every(({ draftNumber }) => draftNumber === 1)).toBe(true)
  })

  test('the shipped content can be inserted', async () => {
    expect(await seedShipped(here.open, { content: shippedContent, demo: seedMembers, siteId })).toBe(true)
    expect(await seedShipped(here.open, { content: shippedContent, demo: seedMembers, siteId })).toBe(false)
  })
})
