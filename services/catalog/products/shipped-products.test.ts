// What stands on the pages of the products that are shipped: homes that have the product, colours that lead somewhere, and no photograph twice.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedContent } from '@/services/areas'
import { seedContent } from '@/services/db/seeds/seed-content'
import { readJson } from '@/tests/support/fixtures'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const FILES = ['product-categories', 'products', 'interior-cases', 'const-exams', 'shops']
const ids = (readJson('pages-fixtures/seed/products.json') as { zinPrdId: string }[]).map(({ zinPrdId }) => zinPrdId)

interface Item {
  FILE_PATH: string
  colors: { code: string; name: string }[]
  sisterList: { code: string; ZIN_PRD_ID: string }[]
  imgVdoList: { FILE_PATH: string }[]
  relatedList: { FILE_PATH: string }[]
  builtWithList: { TITLE: string; H_IMG: string }[]
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const items = new Map<string, Item>()
  beforeAll(async () => {
    app = await openTestApp(kind)
    const files = await Promise.all(
      FILES.map(async (name) => ({ path: `${name}.json`, text: await readFile(`pages-fixtures/seed/${name}.json`, 'utf8') })),
    )
    await seedContent(app.open.db, 'site', files, new Date(), new Set(), { ...shippedContent.structure, ...shippedContent.demo })
    for (const id of ids) items.set(id, (await app.get(`/svc/prdBrandSvcApi/svcRead?prdId=${id}`)).data.item as unknown as Item)
  })
  afterAll(() => app.drop())

  test('a page shows photographs of rooms, and none twice', () => {
    const isRoom = (path: string) => path.startsWith('/media/rooms/')
    const rooms = [...items].map(([id, { imgVdoList, relatedList, builtWithList }]) => {
      const shown = [...imgVdoList, ...relatedList.slice(0, 4)].map(({ FILE_PATH }) => FILE_PATH)
      return { id, shown: [...shown, ...builtWithList.map(({ H_IMG }) => H_IMG)].filter(isRoom) }
    })
    expect(rooms.filter(({ shown }) => shown.length === 0).map(({ id }) => id)).toEqual([])
    const twice = rooms.flatMap(({ id, shown }) => shown.filter((room, i) => shown.indexOf(room) !== i).map((room) => `${id} ${room}`))
    expect(twice).toEqual([])
  })

  test('every colour but its own leads to a product', () => {
    // Two are made in several colours under one name.
    const several = ['tile-terrazzo-stair', 'frame-balcony-rail']
    const lost = [...items].filter(
      ([id, { colors, sisterList }]) => !several.includes(id) && sisterList.length !== Math.max(0, colors.length - 1),
    )
    expect(lost.map(([id]) => id)).toEqual([])
  })

  test('under a product stand homes that have it, and no home with another of its category', () => {
    const told = ['interior-cases', 'const-exams'].flatMap(
      (name) => readJson(`pages-fixtures/seed/${name}.json`) as { title: string; productIds: string[] }[],
    )
    const built = [...items].flatMap(([id, { builtWithList }]) => builtWithList.map(({ TITLE }) => ({ id, TITLE })))
    expect(built.length).toBeGreaterThan(50)
    const strange = built.filter(({ id, TITLE }) => !told.some(({ title, productIds }) => title === TITLE && productIds.includes(id)))
    expect(strange).toEqual([])
  })
})
