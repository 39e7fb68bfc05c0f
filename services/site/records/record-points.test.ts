// Points in the pictures of cases: what they name, what they cost, and what becomes of them when that is taken away.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MaterialCost, ShownPoint } from '@/schemas/api/content/picture-points'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { admin, recordCalls } from './record-calls-for-tests'

/** 세이지 타일을 두른 욕실: a tile, a basin, and a mirror of the store. */
const BATH = 4
/** 테라조 바닥의 볕 좋은 주방: three materials with their areas. */
const KITCHEN = 12

interface CaseRead {
  H_POINTS: ShownPoint[]
  COST: MaterialCost | null
}

describe('on what ships', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openSeededApp()
  }, 60_000)
  afterAll(() => app.drop())

  const { post } = recordCalls(() => app)
  const read = async (seq: number) =>
    (await app.get(`/svc/interiorSvcApi/svcReadItem?seq=${seq}`)).data.item as unknown as CaseRead & {
      blocks: { points?: ShownPoint[]; before?: { image: string } }[]
    }
  const names = async (seq: number) => (await read(seq)).H_POINTS.map(({ NAME }) => NAME)
  const opened = async (type: string, id: string) =>
    (await app.get(`/adm/record/open?type=${type}&id=${id}`, admin)).data.item as { version: number; values: Record<string, unknown> }
  const publish = async (type: string, id: string, change: object) => {
    const { version, values } = await opened(type, id)
    const saved = await post('save', { type, id, version, values: { ...values, ...change } })
    expect([saved.status, saved.data.resultMessage]).toEqual([200, expect.any(String)])
    return post('publish', { type, id, version: (saved.data.item as { version: number }).version })
  }

  test('a point says what a product costs by the square metre, as its own page does, and goods by the piece', async () => {
    const { H_POINTS: kitchen } = await read(KITCHEN)
    expect(kitchen.map(({ thing, area }) => [thing, area])).toEqual([
      ['product:film-sage', 9],
      ['product:tile-zellige-white', 5.2],
      ['product:tile-terrazzo-ivory', 14.5],
    ])
    for (const { thing, price, unit } of kitchen) {
      const { item } = (await app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${thing.slice('product:'.length)}`)).data
      expect([thing, price, unit]).toEqual([thing, item['PRICE_FROM'], item['PRICE_UNIT']])
    }
    const mirror = (await read(BATH)).H_POINTS.find(({ thing }) => thing === 'goods:mirror-round')!
    const goods = (await app.get('/svc/storeProductSvcApi/svcRead?id=mirror-round')).data.item
    expect([mirror.NAME, mirror.unit, mirror.link]).toEqual([goods['name'], '', '/store/goods/mirror-round'])
    expect(mirror.price).toBeGreaterThan(0)
  })

  test('the sum is that of its lines, each in whole pieces that cover the area, and names what it leaves out', async () => {
    const { COST } = await read(KITCHEN)
    expect(COST!.lines.map(({ thing }) => thing)).toEqual([
      'product:film-sage',
      'product:tile-zellige-white',
      'product:tile-terrazzo-ivory',
    ])
    expect(COST!.sum).toBe(COST!.lines.reduce((sum, line) => sum + line.sum, 0))
    for (const line of COST!.lines) expect([line.thing, line.covered >= line.area]).toEqual([line.thing, true])
    // 14.5㎡ of boxes of 1.44.
    expect(COST!.lines[2]).toMatchObject({ area: 14.5, pieces: 11, piece: '박스', covered: 15.84 })
    // The bath has no area at all, so that nothing is said.
    expect((await read(BATH)).COST).toBeNull()
    expect((await read(1)).COST!.without).toHaveLength(1)
  })

  test('the page of a product shows the homes whose pictures mark it, or goods that sell it', async () => {
    const built = async (prdId: string) =>
      ((await app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${prdId}`)).data.item['builtWithList'] as { link: string }[]).map(
        ({ link }) => link,
      )
    const before = await built('door-slat-oak')
    const changed = await publish('cases', String(BATH), { points: [{ link: '/store/goods/door-slat-oak', note: '', x: 10, y: 10 }] })
    expect(changed.status).toBe(200)
    expect(before).not.toContain(`/styling/expert-style/detail/${BATH}`)
    expect(await built('door-slat-oak')).toContain(`/styling/expert-style/detail/${BATH}`)
  })

  test('a point leads to a product or goods alone', async () => {
    const refused = await publish('cases', String(BATH), { points: [{ link: '/cs/faq', note: '', x: 10, y: 10 }] })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.data)).toContain('사진 속 자리에는 제품이나 스토어 상품만 둘 수 있습니다.')
  })

  test('an address in words names the product as well, also the one before it', async () => {
    const points = (link: string) => ({ points: [{ link, note: '', x: 10, y: 10 }] })
    expect((await publish('products', 'tile-slate', { slug: '슬레이트' })).status).toBe(200)
    expect((await publish('cases', String(BATH), points('/zin/product/슬레이트'))).status).toBe(200)
    expect((await read(BATH)).H_POINTS.map(({ thing }) => thing)).toEqual(['product:tile-slate'])
    expect((await publish('products', 'tile-slate', { slug: '돌결-슬레이트' })).status).toBe(200)
    expect((await read(BATH)).H_POINTS.map(({ thing }) => thing)).toEqual(['product:tile-slate'])
  })

  test('goods that are taken away vanish from the picture, and the check of the site names the case', async () => {
    const link = '/store/goods/mirror-slate'
    expect((await publish('cases', String(BATH), { points: [{ link, note: '', x: 10, y: 10 }] })).status).toBe(200)
    expect(await names(BATH)).toEqual(['뒤에서 빛나는 둥근 거울'])
    expect((await post('act', { type: 'goods', act: 'withdraw', ids: ['mirror-slate'] })).status).toBe(200)
    expect(await names(BATH)).toEqual([])
    const { items } = (await app.get('/adm/console/faults?size=100', admin)).data
    expect(items).toContainEqual(expect.objectContaining({ type: 'cases', id: String(BATH), pointer: '/points/0/link' }))
  })

  test('before and after are the same place, told with the words of both pictures', async () => {
    const [last] = (await read(20)).blocks.slice(-1)
    expect(last).toMatchObject({ image: '/media/rooms/after-kitchen.webp', before: { image: '/media/rooms/before-kitchen.webp' } })
  })
})
