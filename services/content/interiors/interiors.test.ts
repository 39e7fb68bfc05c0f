import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/content/interiors'
import { audits } from '@/services/db/tables/base'
import { products } from '@/services/db/tables/catalog'
import { interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { commonCodes, forbiddenWords } from '@/services/db/tables/site'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-06-15T03:00:00Z')
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8', memberName: '김하늘' } }

const codes = [
  ['homeSize', '평형', 'HS03', '20평대', 1],
  ['homeSize', '평형', 'HS04', '30평대', 2],
  ['style', '스타일', 'ST01', '모던', 1],
  ['style', '스타일', 'ST02', '내추럴', 2],
  ['space', '공간', 'SP01', '거실', 1],
  ['space', '공간', 'SP02', '주방', 2],
  ['space', '공간', 'SP03', '침실', 3],
] as const

const one = (seq: number, more: Partial<typeof interiorCases.$inferInsert> = {}): typeof interiorCases.$inferInsert => ({
  seq,
  siteId: 'site',
  type: 'expert-style',
  title: `사례 ${seq}`,
  summary: '요약입니다.',
  hImg: '/media/rooms/living-sage.webp',
  hImgAlt: '거실',
  size: seq % 2 ? 'HS04' : 'HS03',
  style: seq % 3 ? 'ST02' : 'ST01',
  spaces: seq % 2 ? ['SP01', 'SP02'] : ['SP02'],
  area: 112,
  address: '서울 마포구',
  hashtags: seq <= 3 ? ['거실', '오크'] : ['오크'],
  viewCnt: seq * 10,
  scrapCnt: seq,
  postedAt: day(-seq),
  ...more,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, '7', '8')
    await addCategories(db, 'floor')
    await db
      .insert(commonCodes)
      .values(
        codes.map(([codeGroupValue, codeGroupLabel, code, name, orderNo]) => ({ codeGroupValue, codeGroupLabel, code, name, orderNo })),
      )
    await db.insert(products).values({
      zinPrdId: 'floor-oak',
      siteId: 'site',
      zinPrdName: '오크 마루',
      zinPrdNo: 'F1',
      cateId: 'floor',
      cateId1: 'floor',
      filePath: '/media/swatches/floor-oak-natural.webp',
      fileAlt: '오크',
      releasedAt: NOW,
    })
    await db.insert(interiorCases).values([
      ...Array.from({ length: 50 }, (_, i) => one(i + 1)),
      one(101, {
        type: 'myhome',
        authorName: '연이네집',
        style: 'ST01',
        viewCnt: 9_000,
        scrapCnt: 5,
        productIds: ['floor-oak', 'gone'],
        steps: ['SE01'],
        story: [{ title: '처음', text: '글', image: '/media/rooms/living-sage.webp', alt: '거실' }, { text: '끝' }],
      }),
      one(102, { type: 'house', spaces: ['SP02'], viewCnt: 9_000, scrapCnt: 9 }),
      one(103, { siteId: 'zin' }),
    ])
    await db.insert(forbiddenWords).values({ siteId: 'site', word: '나쁜말' })
  })
  afterAll(() => app.drop())

  const get = (path: string) => app.get(`/svc/interiorSvcApi/${path}`, { now: NOW })
  const seqs = async (path: string) => (await get(path)).data.items.map(({ SEQ }) => SEQ)
  const post = (path: string, body: object, as: object = PEOPLE.member) => app.post(`/svc/${path}`, body, { as, now: NOW })

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

  describe('replies', () => {
    const replies = async (query = '') => (await get(`replyList?seq=1${query}`)).data
    const write = (contents: string, more: object = {}, as: object = PEOPLE.member) =>
      post('interiorSvcApi/saveReply', { seq: 1, contents, ...more }, as)
    const numberOf = (response: Awaited<ReturnType<typeof write>>) => Number(response.data.item['REPLY_SEQ'])

    test('P-MEM-1: only members write, and a foreign page never does', async () => {
      expect((await write('안녕하세요.', {}, PEOPLE.visitor)).status).toBe(401)
      const { status } = await app.post(
        '/svc/interiorSvcApi/saveReply',
        { seq: 1, contents: '안녕하세요.' },
        {
          as: PEOPLE.member,
          headers: { origin: 'https://elsewhere.example' },
        },
      )
      expect(status).toBe(403)
    })

    test('Q-117: 1 to 1000 characters that are not only spaces', async () => {
      for (const contents of ['', '   ', '\n', '가'.repeat(1_001)]) expect((await write(contents)).status).toBe(400)
      expect((await write('가'.repeat(1_000), { seq: 2 })).status).toBe(200)
    })

    test('V-FW-1, Q-036: forbidden words are refused, whatever spaces and capitals they hide behind', async () => {
      expect(await write('정말 나 쁜 말 입니다.')).toMatchObject({ status: 400, data: { resultMessage: '금칙어가 포함되어 있습니다.' } })
      expect((await replies()).totalCount).toBe(0)
    })

    test('a reply of nothing that is there is refused', async () => {
      expect((await post('interiorSvcApi/saveReply', { seq: 103, contents: '다른 사이트' })).status).toBe(404)
      expect((await write('답글', { parentSeq: 999_999 })).status).toBe(404)
    })

    test('the newest stand first, answers under what they answer, names half hidden', async () => {
      const a = numberOf(await write('  첫 댓글  '))
      const b = numberOf(await app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '둘째 댓글' }, { as: OTHER, now: day(1) }))
      const answer = numberOf(await write('답글', { parentSeq: a }))
      const deeper = numberOf(
        await app.post('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '답글의 답글', parentSeq: answer }, { as: OTHER, now: day(2) }),
      )
      const { items, totalCount } = await replies()
      expect(totalCount).toBe(4)
      expect(items.map(({ REPLY_SEQ, PARENT_SEQ }) => [REPLY_SEQ, PARENT_SEQ])).toEqual([
        [b, null],
        [a, null],
        [answer, a],
        [deeper, a],
      ])
      expect(items[1]).toMatchObject({ CONTENTS: '첫 댓글', MEMBER_NAME: '홍*동', REPORT_CNT: 0, delYn: 'N' })
      expect((await replies('&size=2&page=2')).items.map(({ REPLY_SEQ }) => REPLY_SEQ)).toEqual([answer, deeper])
      expect(JSON.stringify(items)).not.toContain('memberNo')
    })

    test('P-MEM-2: own replies only are removed; an answered one leaves its place', async () => {
      const mine = (await replies()).items.find(({ CONTENTS }) => CONTENTS === '첫 댓글')!['REPLY_SEQ']
      expect(await post('interiorSvcApi/removeReply', { replySeq: mine }, OTHER)).toMatchObject({
        status: 403,
        data: { resultMessage: '내가 쓴 댓글만 삭제할 수 있습니다.' },
      })
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine }, PEOPLE.visitor)).status).toBe(401)
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine })).status).toBe(200)
      expect((await post('interiorSvcApi/removeReply', { replySeq: mine })).status).toBe(404)
      expect((await replies()).items.find(({ REPLY_SEQ }) => REPLY_SEQ === mine)).toMatchObject({
        CONTENTS: '',
        MEMBER_NAME: '',
        delYn: 'Y',
      })
    })

    test('another’s reply is reported once by each member, with the reason kept', async () => {
      const { db } = app.open
      const theirs = Number((await replies()).items.find(({ CONTENTS }) => CONTENTS === '둘째 댓글')!['REPLY_SEQ'])
      const report = (as: object = PEOPLE.member) =>
        post('reportReplySvcApi/reportReply', { replySeq: theirs, reason: ' 광고입니다. ' }, as)
      expect((await report(OTHER)).data.resultMessage).toBe('내가 쓴 댓글은 신고할 수 없습니다.')
      const both = await Promise.all([report(), report()])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const [row] = await db.select().from(interiorReplies).where(eq(interiorReplies.replySeq, theirs))
      expect(row!.reportCnt).toBe(1)
      const lines = await db
        .select()
        .from(audits)
        .where(eq(audits.target, `interior-reply:${theirs}`))
      expect(lines).toMatchObject([{ actor: 'member:7', action: 'interior-reply.report', detail: { reason: '광고입니다.' } }])
      expect((await post('reportReplySvcApi/reportReply', { replySeq: theirs, reason: '' })).status).toBe(400)
    })
  })
})
