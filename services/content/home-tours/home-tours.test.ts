import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { newTour, PHOTOS_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { audits, throttles } from '@/services/db/tables/base'
import { products } from '@/services/db/tables/catalog'
import { homeTourPhotos, homeTours, interiorCases } from '@/services/db/tables/content'
import { media } from '@/services/db/tables/media'
import { members } from '@/services/db/tables/members'
import { commonCodes, forbiddenWords } from '@/services/db/tables/site'
import { eraseMember } from '@/services/members/domain/erase-member'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { UPLOADS } from '@/services/storage/uploads'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, SITE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-06-15T03:00:00Z')
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8', nickname: '다른이' } }
const HERE = { 'sec-fetch-site': 'same-origin' }

describe.each(ONE_DATABASE)('home tours on %s', (kind) => {
  let app: TestApp
  let src: string
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, '7', '8')
    await db.insert(commonCodes).values([
      { codeGroupValue: 'homeSize', codeGroupLabel: '평형', code: 'HS04', name: '30평대', orderNo: 1 },
      { codeGroupValue: 'space', codeGroupLabel: '공간', code: 'SP01', name: '거실', orderNo: 1 },
    ])
    await db.insert(forbiddenWords).values({ siteId: 'site', word: '나쁜말' })
    await addCategories(db, 'floor')
    await db.insert(products).values({
      zinPrdId: 'floor-oak',
      siteId: 'site',
      zinPrdName: '오크 마루',
      zinPrdNo: 'F1',
      cateId: 'floor',
      cateId1: 'floor',
      ...{ filePath: '/media/swatches/floor-oak-natural.webp', fileAlt: '오크', releasedAt: NOW },
    })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [homeTours, homeTourPhotos, interiorCases, media, throttles]) await db.delete(table)
    ;(await bumpTagNumbers(db, ['interiors']))() // no write has told of it
    await clearAudits(db)
    src = (await sendPhoto(await picture('#804020'))).data.item['src'] as string
  })

  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .withExif({ IFD0: { Make: 'A camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
  const as = (who: TestRequest['as'], more: TestRequest = {}): TestRequest => ({ as: who!, now: NOW, ...more })
  const get = (path: string, who: TestRequest['as'] = PEOPLE.member, headers: Record<string, string> = HERE) =>
    app.get(`/svc/interiorSvcApi/${path}`, as(who, { headers }))
  const post = (path: string, body: unknown, who: TestRequest['as'] = PEOPLE.member) =>
    app.post(`/svc/interiorSvcApi/${path}`, body, as(who))
  function sendPhoto(bytes: Buffer, name = 'a.jpg', who: TestRequest['as'] = PEOPLE.member) {
    const form = new FormData()
    form.append('file[0].file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    return post('saveMyHomePhoto', form, who)
  }
  const photo = (id: string, more: object = {}, path = src): Block => ({
    id,
    type: 'tour-photo',
    v: 1,
    props: { photo: { src: path, width: 40, height: 60 }, caption: '', tags: [], ...more },
  })
  const text = (id: string, html: string): Block => ({ id, type: 'tour-text', v: 1, props: { html } })
  const blocksWith = (...story: Block[]) => JSON.stringify([...newTour().blocks, ...story])
  const save = (more: object = {}, who: TestRequest['as'] = PEOPLE.member) =>
    post('saveMyHome', { title: '우리 집', blocks: blocksWith(photo('p1')), filter: 'HS04,SP01,ZZ99', tempYn: 'Y', ...more }, who)
  const seqOf = ({ data }: { data: { item: Record<string, unknown> } }) => data.item['seq'] as number
  const shown = async () => (await app.get('/svc/interiorSvcApi/svcList?type=myhome', as({}))).data

  test('S-TEMP-1: a draft is told of, opened with everything in it, and removed', async () => {
    expect((await get('isExistWriting')).data.item).toMatchObject({ existYn: 'N', seq: 0 })
    const seq = seqOf(await save())
    expect((await get('isExistWriting')).data.item).toMatchObject({ existYn: 'Y', seq, title: '우리 집', photos: 1 })
    expect((await get('isExistWriting', OTHER)).data.item).toMatchObject({ existYn: 'N' })
    const { item } = (await get(`readMyHome?seq=${seq}`)).data
    expect(item).toMatchObject({ state: 'draft', draftNumber: 1, publishedNumber: 0, document: { title: '우리 집' } })
    expect((await shown()).totalCount).toBe(0)
    expect((await get(`removeTempWriting?seq=${seq}`)).status).toBe(200)
    expect((await get('isExistWriting')).data.item).toMatchObject({ existYn: 'N' })
  })

  test('publishing makes a case with the nickname, its conditions, its story and its products that are still sold', async () => {
    const tags = [
      { x: 10, y: 20.5, productId: 'floor-oak', name: '오크' },
      { x: 50, y: 50, productId: 'gone', name: '없어진 제품' },
    ]
    const story = [text('t1', '<p>처음 <strong>글</strong></p><script>alert(1)</script>'), photo('p1', { caption: '거실', tags })]
    const seq = seqOf(await save({ blocks: blocksWith(...story), tempYn: 'N' }))
    expect(seq).toBeGreaterThanOrEqual(1_000_000)
    const { items } = await shown()
    expect(items[0]).toMatchObject({
      SEQ: seq,
      TITLE: '우리 집',
      AUTHOR_NAME: PEOPLE.member.user.nickname,
      size: 'HS04',
      space: ['SP01'],
      H_IMG: src,
    })
    const { item } = (await app.get(`/svc/interiorSvcApi/svcReadItem?seq=${seq}`, as({}))).data
    expect(item['blocks']).toMatchObject([
      { html: '<p>처음 <strong>글</strong></p>' },
      { image: src, caption: '거실', points: [{ x: 10, y: 20.5, thing: 'product:floor-oak', link: '/zin/product/floor-oak' }] },
    ])
    expect((item['blocks'] as { points?: object[] }[])[1]!.points).toHaveLength(1)
  })

  test('a later draft is not seen before it is published, and unpublishing takes exactly this tour away', async () => {
    const seq = seqOf(await save({ tempYn: 'N' }))
    const other = seqOf(await save({ title: '둘째 집', tempYn: 'N' }))
    await save({ seq, title: '새 제목', draftNumber: 1 })
    expect((await shown()).items.map(({ TITLE }) => TITLE).toSorted()).toEqual(['둘째 집', '우리 집'])
    await save({ seq, title: '새 제목', draftNumber: 2, tempYn: 'N' })
    expect((await shown()).items.map(({ TITLE }) => TITLE).toSorted()).toEqual(['둘째 집', '새 제목'])
    expect((await post('unpublishMyHome', { seq })).data.item).toMatchObject({ state: 'unpublished' })
    expect((await shown()).items.map(({ SEQ }) => SEQ)).toEqual([other])
    await save({ seq, draftNumber: 3, tempYn: 'N' })
    expect((await shown()).totalCount).toBe(2)
  })

  test('a save names the draft it started from: an earlier one is refused with the stored text, a lost answer is not', async () => {
    const first = await save({ saveKey: 'key-number-1' })
    const seq = seqOf(first)
    expect(seqOf(await save({ saveKey: 'key-number-1' }))).toBe(seq)
    expect((await save({ seq, title: '둘째', draftNumber: 1, saveKey: 'key-number-2' })).data.item['draftNumber']).toBe(2)
    expect((await save({ seq, title: '둘째', draftNumber: 1, saveKey: 'key-number-2' })).data.item['draftNumber']).toBe(2)
    const stale = await save({ seq, title: '셋째', draftNumber: 1, saveKey: 'key-number-3' })
    expect(stale.status).toBe(409)
    expect(stale.data.item).toMatchObject({ draftNumber: 2, document: { title: '둘째' } })
    expect(await app.open.db.$count(homeTours)).toBe(1)
  })

  test('P-MEM-2: another member is refused alike, whether the tour exists or not', async () => {
    const seq = seqOf(await save({ tempYn: 'N' }))
    const answers = async (one: number) =>
      Promise.all([
        get(`readMyHome?seq=${one}`, OTHER),
        get(`removeTempWriting?seq=${one}`, OTHER),
        get(`removeMyHome?seq=${one}`, OTHER),
        post('unpublishMyHome', { seq: one }, OTHER),
        post('saveMyHome', { seq: one, title: 'x', blocks: blocksWith(), tempYn: 'Y' }, OTHER),
      ])
    const [theirs, none] = [await answers(seq), await answers(9_999_999)]
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(theirs.map(({ data }) => data)).toEqual(none.map(({ data }) => data))
    expect((await get(`isMyHome?seq=${seq}`, OTHER)).data.item).toEqual({ mineYn: 'N' })
    expect((await get(`isMyHome?seq=${seq}`)).data.item).toEqual({ mineYn: 'Y' })
    expect((await shown()).totalCount).toBe(1)
  })

  test.each(['removeTempWriting', 'removeMyHome'])('K-OKEY: %s is a GET that changes data, and is refused from elsewhere', async (name) => {
    const seq = seqOf(await save())
    const elsewhere: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]
    for (const headers of elsewhere) expect((await get(`${name}?seq=${seq}`, PEOPLE.member, headers)).status).toBe(403)
    expect((await get(`${name}?seq=${seq}`, {})).status).toBe(401)
    expect(await app.open.db.$count(homeTours)).toBe(1)
    expect((await get(`${name}?seq=${seq}`)).status).toBe(200)
    expect(await app.open.db.$count(homeTours)).toBe(0)
  })

  test('V-FILE-1, V-FILE-2: a photograph is turned upright and re-encoded; what is none is refused by its bytes', async () => {
    const { width, height } = (await sendPhoto(await picture('#123456'))).data.item as { width: number; height: number }
    expect([width, height]).toEqual([40, 60])
    const stored = await uploadedFiles().read(src.slice(UPLOADS.length))
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    const types = 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다.'
    const unreadable = '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요.'
    for (const [bytes, name, words] of [
      [webp, 'a.webp', types],
      [webp, 'a.jpg', unreadable],
      [Buffer.from('%PDF-1.7'), 'a.jpg', unreadable],
    ] as const) {
      const refused = await sendPhoto(bytes, name)
      expect([refused.status, refused.data.resultMessage]).toEqual([415, words])
    }
  })

  test('only the member’s own photographs may be used, and those that the tour has already', async () => {
    const theirs = (await sendPhoto(await picture('#00ff00'), 'b.jpg', OTHER)).data.item['src'] as string
    const refused = await save({ blocks: blocksWith(photo('p1', {}, theirs)) })
    expect([refused.status, refused.data.resultMessage]).toEqual([400, '내가 올린 사진만 쓸 수 있습니다.'])
    expect(await app.open.db.$count(homeTours)).toBe(0)
  })

  test('photographs may come along with the call', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ title: '집', blocks: blocksWith(photo('p1', {}, '/media/files/0')), tempYn: 'N' }))
      form.append(name, value)
    form.append('files[0].file', new File([new Uint8Array(await picture('#0000ff'))], 'c.jpg'))
    const saved = await post('saveMyHome', form)
    expect(saved.status).toBe(200)
    expect((await shown()).items[0]!['H_IMG']).toMatch(/^\/media\/uploads\/[0-9a-f]{64}\.jpg$/)
  })

  const publish = (more: object) => save({ tempYn: 'N', ...more })
  test('publishing needs a title and a photograph, without a forbidden word; a draft does not', async () => {
    for (const [more, words] of [
      [{ title: ' ' }, '제목을 입력해 주세요.'],
      [{ blocks: blocksWith(text('t', '<p>글</p>')) }, '사진을 한 장 이상 올려 주세요.'],
      [{ blocks: blocksWith(photo('p1'), text('t', '<p>나쁜말</p>')) }, '글에 금칙어가 포함되어 있습니다. 고칠 말: 나쁜말'],
      [{ title: '우리 집 나쁜말' }, '제목에 금칙어가 포함되어 있습니다. 고칠 말: 나쁜말'],
    ] as const) {
      const refused = await publish(more)
      expect([refused.status, refused.data.resultMessage]).toEqual([400, words])
      expect((await save(more)).status).toBe(200)
    }
  })

  test('a forbidden word is refused at its block, where the writer is taken', async () => {
    const refused = await publish({ blocks: blocksWith(photo('p1'), text('clean', '<p>글</p>'), text('bad', '<p>이 나쁜말</p>')) })
    expect((refused.data as unknown as { problems: unknown[] }).problems).toMatchObject([{ blockId: 'bad', keyword: 'forbidden-word' }])
  })

  test('a block that members have not, too many photographs, and what is no document are refused', async () => {
    const hero = { id: 'h', type: 'hero', v: 1, props: {} }
    const many = Array.from({ length: PHOTOS_MOST + 1 }, (_, i) => photo(`p${i}`))
    for (const [blocks, words] of [
      [blocksWith(hero), '집들이에는 글, 사진, 나란한 사진만 담을 수 있습니다.'],
      [JSON.stringify([photo('p1')]), '집들이에는 글, 사진, 나란한 사진만 담을 수 있습니다.'],
      [blocksWith(...many), '사진은 60장까지 담을 수 있습니다.'],
      ['{', '글을 저장할 수 없습니다. 표시된 곳을 확인해 주세요.'],
      ['[null]', undefined],
      [blocksWith(photo('p1', {}, 'https://elsewhere.example/a.jpg')), undefined],
    ] as const) {
      const refused = await save({ blocks })
      expect(refused.status).toBe(400)
      if (words) expect(refused.data.resultMessage).toBe(words)
    }
  })

  test('staff hide a tour with a reason, and the member cannot bring it back; staff can', async () => {
    const seq = seqOf(await save({ tempYn: 'N' }))
    const staff = (path: string, body: object, who: TestRequest['as'] = PEOPLE.admin) =>
      app.post(`/adm/homeTour/${path}`, body, { as: who })
    expect((await staff('hide', { seq, reason: '광고' }, PEOPLE.manager)).status).toBe(403)
    expect((await staff('hide', { seq, reason: '광고' })).status).toBe(200)
    expect((await shown()).totalCount).toBe(0)
    expect((await get(`readMyHome?seq=${seq}`)).data.item).toMatchObject({ state: 'hidden', hiddenReason: '광고' })
    expect((await save({ seq, tempYn: 'N' })).status).toBe(403)
    expect((await post('unpublishMyHome', { seq })).data.item).toMatchObject({ state: 'hidden' })
    const list = await app.get('/adm/homeTour/browse?state=hidden', { as: PEOPLE.manager })
    expect(list.data.items).toMatchObject([{ seq, title: '우리 집', hiddenReason: '광고', photos: 1 }])
    expect((await staff('show', { seq })).status).toBe(200)
    expect((await shown()).totalCount).toBe(1)
    expect((await app.open.db.select().from(audits)).map(({ action }) => action)).toEqual(['home-tour.hide', 'home-tour.show'])
  })

  test('staff hide several at once; a draft stays, and is named', async () => {
    const seqs = [seqOf(await save({ tempYn: 'N' })), seqOf(await save())]
    const body = { seqs, decision: 'hide', reason: '광고가 있습니다.' }
    const { item } = (await app.post('/adm/homeTour/decideSeveral', body, { as: PEOPLE.admin })).data
    expect(item).toMatchObject({ changed: 1, left: [{ id: String(seqs[1]) }] })
  })

  test('deleting leaves nothing of it to read, and removes its photographs', async () => {
    const seq = seqOf(await save({ tempYn: 'N' }))
    expect((await get(`removeMyHome?seq=${seq}`)).status).toBe(200)
    const [row] = await app.open.db.select().from(interiorCases).where(eq(interiorCases.seq, seq))
    expect(row).toMatchObject({ publishedYn: 'N', title: '', story: [], hImg: '' })
    await expect.poll(() => uploadedFiles().sizeOf(src.slice(UPLOADS.length))).toBeUndefined()
    expect(await app.open.db.$count(media)).toBe(0)
  })

  test('a withdrawn member’s tours, drafts and photographs are gone; a photograph of two members stays', async () => {
    await sendPhoto(await picture('#804020'), 'same.jpg', OTHER)
    const only = (await sendPhoto(await picture('#ffee00'), 'only.jpg', OTHER)).data.item['src'] as string
    await save({ tempYn: 'N', blocks: blocksWith(photo('p1', {}, only)) }, OTHER)
    await save({}, OTHER)
    const left = await app.open.db.transaction((tx) => eraseMember(tx, '8', NOW))
    expect(left.files).toEqual([only.slice(UPLOADS.length)])
    expect(left.tags).toContain('interiors')
    expect((await shown()).totalCount).toBe(0)
    expect(await app.open.db.$count(homeTours)).toBe(0)
    expect((await app.open.db.select().from(media)).map(({ file }) => UPLOADS + file)).toEqual([src])
    await app.open.db.update(members).set({ status: 'NORMAL', withdrawnAt: null }).where(eq(members.memberNo, '8'))
  })

  test('the origin of this site is enough where the browser says no more', async () => {
    const seq = seqOf(await save())
    expect((await get(`removeTempWriting?seq=${seq}`, PEOPLE.member, { origin: SITE })).status).toBe(200)
  })
})
