// Rules of the records of products and categories: their tree, what holds a category in place, and where visitors find it all.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '@/services/db/tables/catalog'
import { openTestApp, PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const admin: TestRequest = { as: PEOPLE.admin }
const photo = { src: '/media/rooms/living-sand.webp', alt: '모래빛 거실' }

interface Saved {
  id: string
  version: number
  state: string
  problems: { pointer: string; message: string }[]
}
interface Done {
  batch: string
  done: number
  refused: { why: string }[]
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())

  const post = (call: string, body: object) => app.post(`/adm/record/${call}`, body, admin)
  const create = async (type: string, values: object) => (await post('create', { type, values })).data.item as unknown as Saved
  const publish = async (type: string, { id, version }: Saved) => post('publish', { type, id, version })
  /** A published record. */
  const made = async (type: string, values: object): Promise<string> => {
    const draft = await create(type, values)
    const { status, data } = await publish(type, draft)
    expect([status, data.resultMessage]).toEqual([200, expect.any(String)])
    return draft.id
  }
  const act = async (type: string, body: object) => (await post('act', { type, ...body })).data.item as unknown as Done
  const category = (cateName: string, superCateId = '', more = {}) => made('categories', { cateName, superCateId, ...more })
  const product = (values: object) => ({
    zinPrdName: '오크 마루',
    zinPrdNo: 'FL-1',
    picture: photo,
    releasedAt: '2026-06-01T00:00:00.000Z',
    ...values,
  })
  const readProduct = async (id: string) => (await app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${id}`)).data.item
  const readCategory = async (id: string) => (await app.get(`/svc/productCategorySvcApi/readCategory?category=${id}`)).data.item

  const TONE = { label: '색감', code: 'tone', values: [{ label: '밝은 색', code: 'T1' }] }

  test('a product stands in its category and all above it, with its pictures, film and documents', async () => {
    const floor = await category('바닥재', '', { attributes: [TONE] })
    const wood = await category('원목', floor)
    const plank = await category('일자', wood)
    const id = await made(
      'products',
      product({
        cateId: plank,
        attributes: ['tone:T1'],
        imgVdoList: [
          { kind: 'picture', picture: photo, url: '', text: '거실' },
          { kind: 'film', picture: photo, url: 'https://youtu.be/dQw4w9WgXcQ', text: '' },
        ],
        documents: [{ title: '시공 설명서', file: '/media/uploads/a.pdf' }],
      }),
    )
    expect(await readProduct(id)).toMatchObject({
      CATE_ID: plank,
      CATE_ID_1: floor,
      CATE_ID_2: wood,
      FILE_ALT: '모래빛 거실',
      documents: [{ title: '시공 설명서', file: '/media/uploads/a.pdf' }],
      imgVdoList: [
        { TP: '01', DATA_TP: '01', URL: '', ALT: '모래빛 거실' },
        { TP: '02', DATA_TP: '02', URL: 'https://youtu.be/dQw4w9WgXcQ' },
      ],
    })
    const listed = await app.get(`/svc/productSearchSvcApi/productSearchList?category=${floor}&attributes=tone:T1`)
    expect(listed.data.items.map((one) => one['ZIN_PRD_ID'])).toEqual([id])
  })

  test('a category that moves takes its depth and the products below it along', async () => {
    const [one, other] = [await category('하나'), await category('둘')]
    const child = await category('아래', one)
    const id = await made('products', product({ cateId: child }))
    const { status } = await post('move', { type: 'categories', id: child, isTop: true })
    expect(status).toBe(200)
    expect(await readCategory(child)).toMatchObject({ DEPTH: 1, SUPER_CATE_ID: '' })
    expect(await readProduct(id)).toMatchObject({ CATE_ID_1: child, CATE_ID_2: '' })
    await post('move', { type: 'categories', id: child, parent: other })
    expect(await readProduct(id)).toMatchObject({ CATE_ID_1: other, CATE_ID_2: child })
    const [row] = await app.open.db.select().from(products).where(eq(products.zinPrdId, id))
    expect(row).toMatchObject({ cateId1: other, cateId2: child })
  })

  test('three levels at most, and no category below itself', async () => {
    const top = await category('위')
    const middle = await category('가운데', top)
    const low = await category('아래', middle)
    const fourth = await create('categories', { cateName: '넷째', superCateId: low })
    const refused = await publish('categories', fourth)
    expect([refused.status, refused.data.resultMessage]).toEqual([400, expect.any(String)])
    expect(fourth.problems).toEqual([expect.objectContaining({ pointer: '/superCateId' })])
    const lone = await category('홀로')
    const moved = await post('move', { type: 'categories', id: top, parent: lone })
    expect(moved.status).toBe(409)
    expect(moved.data.resultMessage).toContain('3단계를 넘습니다')
    expect((await post('move', { type: 'categories', id: top, parent: low })).status).toBe(400)
  })

  test('a category stays while something is in it, told by number; empty, its address leads to its parent and it can come back', async () => {
    const top = await category('창호')
    const child = await category('이중창', top)
    const id = await made('products', product({ cateId: child }))
    await create('products', product({ cateId: child, zinPrdName: '초안' }))
    expect((await act('categories', { act: 'withdraw', ids: [child] })).refused).toEqual([
      expect.objectContaining({ why: '제품 2개가 들어 있습니다. 먼저 옮기거나 지워 주세요.' }),
    ])
    expect((await act('categories', { act: 'trash', ids: [top] })).refused[0]!.why).toContain('아래 카테고리 1개')
    const rest = (await app.get('/adm/record/browse?type=products&filter=cateId:' + child, admin)).data.items.map((one) => one['id'])
    await act('products', { act: 'trash', ids: rest })
    expect(rest).toContain(id)
    const { done } = await act('categories', { act: 'trash', ids: [child] })
    expect(done).toBe(1)
    expect(await readCategory(child)).toMatchObject({ DEL_YN: 'Y', PARENTS: [{ CATE_ID: top, DEL_YN: 'N' }] })
    await act('categories', { act: 'restore', ids: [child] })
    expect((await act('categories', { act: 'publish', ids: [child] })).done).toBe(1)
    expect(await readCategory(child)).toMatchObject({ DEL_YN: 'N' })
  })

  test('a condition that its category has no more is refused at its field, and a product that visitors see stays as it is', async () => {
    const floor = await category('마루', '', { attributes: [TONE, { ...TONE, label: '두께', code: 'thick' }] })
    const id = await made('products', product({ cateId: floor, attributes: ['tone:T1', 'thick:T1'] }))
    const opened = (await app.get(`/adm/record/open?type=categories&id=${floor}`, admin)).data.item as unknown as Saved & { values: object }
    const changed = { ...opened.values, attributes: [{ ...TONE, values: [{ label: '어두운 색', code: 'T2' }] }] }
    const saved = (await post('save', { type: 'categories', id: floor, version: opened.version, values: changed })).data.item
    expect((await publish('categories', { id: floor, ...saved } as unknown as Saved)).status).toBe(200)

    const stale = (await app.get(`/adm/record/open?type=products&id=${id}`, admin)).data.item as unknown as Saved
    const refused = await publish('products', stale)
    const message = '찾기 조건: 고른 카테고리에 없는 조건이 있습니다(색감 T1, thick:T1). 빼고 다시 골라 주세요.'
    expect(refused.status).toBe(400)
    expect(refused.data.problems).toEqual([expect.objectContaining({ pointer: '/attributes', message })])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await post('publish', { type: 'products', id, version: stale.version, publishAt: tomorrow })).status).toBe(400)
    expect(await readProduct(id)).toMatchObject({ ZIN_PRD_ID: id })
    for (const attributes of [['tone'], ['tone:'], ['tone:T2:T2'], ['어두운 색']]) {
      const made = await create('products', product({ cateId: floor, attributes }))
      expect(made.problems.map(({ pointer }) => pointer)).toEqual(['/attributes'])
      expect((await publish('products', made)).status).toBe(400)
    }
    await made('products', product({ cateId: floor, attributes: ['tone:T2'] }))
  })

  test('conditions of another category, codes that stand twice and conditions below the first level are refused in words', async () => {
    const floor = await category('바닥', '', { attributes: [TONE] })
    const strange = await create('products', product({ cateId: floor, attributes: ['tone:T9'] }))
    expect(strange.problems).toEqual([expect.objectContaining({ pointer: '/attributes', message: expect.stringContaining('색감 T9') })])
    const twice = await create('categories', { cateName: '겹침', attributes: [TONE, TONE] })
    expect(twice.problems.map(({ pointer }) => pointer)).toEqual(['/attributes/1/code'])
    const below = await create('categories', { cateName: '아래', superCateId: floor, attributes: [TONE] })
    expect(below.problems.map(({ pointer }) => pointer)).toEqual(['/attributes'])
  })
})
