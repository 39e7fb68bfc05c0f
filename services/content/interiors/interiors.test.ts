import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/content/interiors'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { inProcess } from '@/services/kit/in-process'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { day, one, app, get, seqs, openCases } from '../domain/open-cases-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openCases(kind)

  test('C-PAGE24: 50 cases make pages of 24, 24 and 2, the newest first', async () => {
    const first = await get('svcList?type=expert-style')
    expect(first.data).toMatchObject({ result: '200', totalCount: 50 })
    expect(first.data.items).toHaveLength(24)
    expect(first.data.items[0]).toMatchObject({ SEQ: 1, TYPE: 'expert-style', TITLE: '사례 1', SPACE_NAME: '거실', AREA: 112 })
    expect(first.data.items[0]!['H_IMG_SHAPE']).toMatchObject({ width: 1280 })
    expect(await seqs('svcList?type=expert-style&page=3')).toEqual([49, 50])
    expect(await seqs('svcList?type=expert-style&page=4')).toEqual([])
    expect((await get('svcList')).data.totalCount).toBe(52)
  })

  test('C-SORT, Q-116: popular is by views, then by scraps', async () => {
    expect((await seqs('svcList?sort=popular')).slice(0, 3)).toEqual([102, 101, 50])
    expect((await seqs('svcList?type=expert-style&sort=popular')).slice(0, 2)).toEqual([50, 49])
  })

  test('one of a group is enough, all groups must fit; each condition says what it would show', async () => {
    const { data } = await get('svcList?type=expert-style&filter=HS04,ST01&size=100')
    expect(data.items.every((item) => item['size'] === 'HS04' && item['style'] === 'ST01')).toBe(true)
    expect(data.totalCount).toBe(8)
    const facets = data.item['facets'] as { code: string; label: string; values: { code: string; count: number; chosen: boolean }[] }[]
    expect(facets.map(({ label }) => label)).toEqual(['평형', '공간', '스타일'])
    const values = Object.fromEntries(facets.flatMap((group) => group.values.map((value) => [value.code, value])))
    expect(values['HS04']).toMatchObject({ count: 8, chosen: true })
    expect(values['HS03']).toMatchObject({ count: 8, chosen: false })
    expect(values['ST02']).toMatchObject({ count: 17 })
    expect(values['SP03']).toMatchObject({ count: 0 })
    expect((await get('svcList?type=expert-style&filter=HS03,HS04')).data.totalCount).toBe(50)
    expect((await get('svcList?type=expert-style&filter=nothing,known')).data.totalCount).toBe(50)
  })

  test.each(['page=-1&size=0', 'page=1e9', `filter=${'가,'.repeat(5_000)}`, 'sort=cheapest', 'page=x&size=y'])(
    'an absurd address shows the first page: %.30s',
    async (query) => {
      const { status, data } = await get(`svcList?type=house&${query}`)
      expect([status, data.items.map(({ SEQ }) => SEQ)]).toEqual([200, [102]])
    },
  )

  test('a kind that is none is refused', async () => expect((await get('svcList?type=castle')).status).toBe(400))

  test('a case is read with its story, its conditions by name and the products that are still sold', async () => {
    const { data } = await get('svcReadItem?seq=101')
    expect(data.item).toMatchObject({
      TYPE: 'myhome',
      AUTHOR_NAME: '연이네집',
      gtmInteriorString: '온라인 집들이|30평대|모던',
      steps: ['SE01'],
      PRODUCT_CNT: 2,
      SWATCHES: [{ src: '/media/swatches/floor-oak-natural.webp', alt: '오크 마루' }],
      PRODUCTS: [{ ZIN_PRD_ID: 'floor-oak', ZIN_PRD_NAME: '오크 마루' }],
    })
    const { filterList } = JSON.parse(String(data.item['FILTER_JSON_STR'])) as { filterList: object[] }
    expect(filterList).toContainEqual({ group: 'homeSize', code: 'HS04', name: '30평대' })
    const blocks = data.item['blocks'] as { shape: object | null }[]
    expect(blocks.map(({ shape }) => shape)).toEqual([expect.objectContaining({ width: 1280 }), null])
    for (const seq of ['103', '999']) expect((await get(`svcReadItem?seq=${seq}`)).status).toBe(404)
    for (const seq of ['', 'abc', '0', '99999999999']) expect((await get(`svcReadItem?seq=${seq}`)).status).toBe(400)
  })

  test('similar cases are of the same kind and share most; the same style crosses kinds', async () => {
    const similar = await get('similarInteriorList?seq=3')
    expect(similar.data.items).toHaveLength(6)
    for (const item of similar.data.items) expect(item).toMatchObject({ TYPE: 'expert-style', style: 'ST01', size: 'HS04' })
    expect(similar.data.items.map(({ SEQ }) => SEQ)).not.toContain(3)
    expect((await seqs('recommendStyleList?seq=3')).slice(0, 2)).toEqual([102, 101])
    expect(await seqs('similarInteriorList?seq=999')).toEqual([])
    expect(await seqs('recommendStyleList?seq=999')).toEqual([])
  })

  test('a case whose picture the page does not show yet comes before those that repeat one', async () => {
    const { db } = app.open
    const show = async (hImg: string) => {
      await db.update(interiorCases).set({ hImg }).where(eq(interiorCases.seq, 48))
      const settle = await db.transaction((tx) => bumpTagNumbers(tx, new Set(['interiors'])))
      settle()
    }
    await show('/media/rooms/living-ink.webp')
    expect((await seqs('similarInteriorList?seq=3'))[0]).toBe(48)
    expect((await seqs('recommendStyleList?seq=3')).slice(0, 3)).toEqual([48, 102, 101])
    expect((await seqs('weeklyBestList')).slice(0, 3)).toEqual([7, 48, 6])
    expect((await seqs('recommendedList')).slice(0, 2)).toEqual([50, 101])
    await show(one(48).hImg)
  })

  test('the week: the most viewed of seven days, then those before; it changes at midnight in Seoul', async () => {
    expect(await seqs('weeklyBestList')).toEqual([7, 6, 5, 4, 3, 2, 1, 102])
    const context = newRequestContext({ requestId: 'interiors-test' })
    await runInRequestContext(context, () => inProcess(contracts.listWeeklyBest, {}))
    expect(new Date(context.freshUntil).toISOString()).toMatch(/T15:00:00\.000Z$/)
  })

  test('what is recommended is scrapped most, of every kind in turn', async () => {
    expect(await seqs('recommendedList')).toEqual([50, 101, 102, 49, 48])
  })

  test('spaces with a case, hash tags by how common they are, and the list of experts', async () => {
    expect((await get('availableSpaceList')).data.items).toEqual([
      { code: 'SP01', name: '거실' },
      { code: 'SP02', name: '주방' },
    ])
    expect((await app.get('/svc/mainHashTagSvcApi/mainHashTagList')).data.items).toEqual([
      { tag: '오크', cnt: 52 },
      { tag: '거실', cnt: 3 },
    ])
    const { data } = await app.get('/svc/proStyle/rProStyleList?page=3')
    expect([data.totalCount, data.items.length]).toEqual([50, 2])
  })

  test('related writing shares a hash tag; the newest fills up', async () => {
    const row = (seq: string, hashtags: string[], days: number) => ({
      siteId: 'site',
      kind: 'life-book' as const,
      seq,
      name: seq,
      title: `글 ${seq}`,
      hImg: '/media/a.webp',
      hImgAlt: '',
      hashtags,
      postedAt: day(days),
    })
    await app.open.db.insert(stylingContents).values([row('1', ['오크'], -9), row('2', [], -1), row('3', [], -2), row('4', ['욕실'], -3)])
    expect((await get('relatedContentList?seq=1')).data.items.map(({ TITLE }) => TITLE)).toEqual(['글 1', '글 2', '글 3'])
    expect((await get('relatedContentList?seq=999')).data.items).toEqual([])
  })

  test('a new case is in the very next list', async () => {
    await app.open.db.insert(interiorCases).values(one(200, { type: 'house', postedAt: day(0) }))
    const settle = await app.open.db.transaction((tx) => bumpTagNumbers(tx, new Set(['interiors'])))
    settle()
    expect(await seqs('svcList?type=house')).toEqual([200, 102])
  })
})
