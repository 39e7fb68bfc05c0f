import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '@/services/db/tables/catalog'
import { stylingContents } from '@/services/db/tables/content'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { addCategories } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const day = (i: number) => new Date(Date.UTC(2026, 0, i))
const piece = (i: number) => ({
  siteId: 'site',
  kind: 'life-book' as const,
  seq: String(i),
  name: String(i),
  title: `${i}번째 글`,
  hImg: '/media/rooms/living-sand.webp',
  hImgAlt: '모래빛 거실',
  content: `<h2>첫머리</h2><p>${'가'.repeat(1_400)}</p><script>alert(1)</script>`,
  hashtags: ['고르는 법'],
  productIds: ['oak', 'gone', 'ash'],
  viewCnt: i === 7 ? 999 : i,
  postedAt: day(i),
})
const theme = (year: number, tab: string, name: string) => ({
  ...piece(1),
  kind: 'trendship' as const,
  seq: `${year}-${tab}-${name}`,
  name,
  tab,
  year,
  postedAt: new Date(Date.UTC(year, 0, 1)),
})
const product = (zinPrdId: string) => ({
  zinPrdId,
  siteId: 'site',
  zinPrdName: `마루 ${zinPrdId}`,
  zinPrdNo: zinPrdId,
  cateId: 'floor',
  cateId1: 'floor',
  filePath: '/media/swatches/floor-oak-natural.webp',
  fileAlt: '오크',
  specs: [{ label: '규격', value: '165 × 1,200mm' }],
  colors: [{ code: 'CO01', name: '오크', image: '/media/swatches/floor-oak-natural.webp' }],
  releasedAt: day(1),
})

describe.each(ONE_DATABASE)('on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(database)
    await app.open.db
      .insert(stylingContents)
      .values([
        ...Array.from({ length: 50 }, (_, i) => piece(i + 1)),
        { ...piece(1), siteId: 'other', seq: '900', name: '900' },
        theme(2025, 'HT01', 'earth'),
        theme(2025, 'HT02', 'earth'),
        theme(2025, 'HT01', 'wood'),
        theme(2024, 'HT01', 'leaf'),
      ])
    await addCategories(app.open.db, 'floor')
    await app.open.db.insert(products).values([product('ash'), product('oak')])
  })
  afterAll(() => app.drop())
  const list = async (query: string) => (await app.get(`/svc/stylingContentSvcApi/svcList?${query}`)).data
  const read = (query: string) => app.get(`/svc/stylingContentSvcApi/svcRead?${query}`)
  const seqs = (items: Record<string, unknown>[]) => items.map(({ SEQ }) => SEQ)

  test('C-PAGE24: 50 records, page 3 holds 2', async () => {
    const first = await list('kind=life-book')
    expect(first.totalCount).toBe(50)
    expect(first.items).toHaveLength(24)
    expect(seqs((await list('kind=life-book&page=3')).items)).toEqual(['2', '1'])
    expect((await list('kind=life-book&page=4')).items).toEqual([])
  })

  test('C-SORT: latest or popular, and latest for an invalid sort', async () => {
    expect(seqs((await list('kind=life-book&size=3')).items)).toEqual(['50', '49', '48'])
    expect(seqs((await list('kind=life-book&size=3&sort=popular')).items)).toEqual(['7', '50', '49'])
    expect(seqs((await list(`kind=life-book&size=3&sort=${'x'.repeat(9_000)}`)).items)).toEqual(['50', '49', '48'])
  })

  test.each(['page=-1', 'page=1e9', 'size=0', 'size=9999', `tab=${'x'.repeat(9_000)}`])('%.20s shows the first page', async (odd) =>
    expect(seqs((await list(`kind=life-book&${odd}`)).items).slice(0, 2)).toEqual(['50', '49']),
  )

  test('a tab filters the list, of its own kind only', async () => {
    expect(seqs((await list('kind=trendship&tab=HT01')).items)).toEqual(['2025-HT01-wood', '2025-HT01-earth', '2024-HT01-leaf'])
    expect(seqs((await list('kind=trendship&tab=HT02')).items)).toEqual(['2025-HT02-earth'])
    expect((await list('kind=style-guide')).totalCount).toBe(0)
    expect((await app.get('/svc/stylingContentSvcApi/svcList?kind=other')).status).toBe(400)
  })

  test('a head has the fields of a card, without the text', async () => {
    const [head] = (await list('kind=life-book&size=1')).items
    expect(head).toMatchObject({ TITLE: '50번째 글', HASHTAGS: ['고르는 법'], READ_MIN: 3, REG_DT: day(50).toISOString() })
    expect(head!['H_IMG_SHAPE']).toMatchObject({ width: 1280, height: 800, focal: expect.stringMatching(/%/) })
    expect(head).not.toHaveProperty('CONTENT')
  })

  test('a piece has sanitised text, its products in order, and three related pieces', async () => {
    const { data } = await read('kind=life-book&seq=50')
    expect(data.item['CONTENT']).toContain('<h2>첫머리</h2>')
    expect(data.item['CONTENT']).not.toContain('script')
    expect(data.item['PRODUCTS']).toMatchObject([
      { ZIN_PRD_ID: 'oak', SPEC: '165 × 1,200mm', COLORS: ['/media/swatches/floor-oak-natural.webp'] },
      { ZIN_PRD_ID: 'ash' },
    ])
    expect(seqs(data.item['RELATED'] as Record<string, unknown>[])).toEqual(['49', '48', '47'])
  })

  test('a theme opens by its name, in its own tab; others of its year come first', async () => {
    const { data } = await read('kind=trendship&tab=HT01&seq=leaf')
    expect(data.item).toMatchObject({ NAME: 'leaf', YEAR: 2024, TAB: 'HT01' })
    expect((await read('kind=trendship&tab=HT02&seq=earth')).data.item).toMatchObject({ SEQ: '2025-HT02-earth' })
    const wood = (await read('kind=trendship&tab=HT01&seq=wood')).data.item
    expect(seqs(wood['RELATED'] as Record<string, unknown>[])).toEqual(['2025-HT01-earth', '2024-HT01-leaf'])
    expect((await read('kind=trendship&tab=HT02&seq=leaf')).status).toBe(404)
  })

  test.each(['77', '900', '1;drop', '%00', '가나다'])('%s is missing', async (seq) =>
    expect(await read(`kind=life-book&seq=${encodeURIComponent(seq)}`)).toMatchObject({
      status: 404,
      data: { result: '404', resultMessage: '글을 찾을 수 없습니다.' },
    }),
  )
  test('a missing or invalid seq is refused', async () => {
    expect((await read('kind=life-book')).status).toBe(400)
    expect((await read(`kind=life-book&seq=${'x'.repeat(500)}`)).status).toBe(400)
  })
})
