// Laws of the products that are shipped: their colours are what can be ordered, their pictures and names are their own, and a link to
// one names it.
import { expect, test } from 'vitest'
import { jsonFiles, readJson } from '../support/fixtures'

interface Product {
  zinPrdId: string
  zinPrdName: string
  cateId: string
  cateId1: string
  filePath: string
  specs: { label: string; value: string }[]
  colors: { code: string; name: string; image: string }[]
  imgVdoList: { FILE_PATH: string; TP: string }[]
}
const products = readJson('pages-fixtures/seed/products.json') as Product[]
const byId = new Map(products.map((one) => [one.zinPrdId, one]))
const pictures = readJson('pages-fixtures/images.json') as Record<string, { title: string }>
const specOf = ({ specs }: Product, label: string) => specs.find((spec) => spec.label === label)?.value

/** Without its colour: `원목결 마루 오크 내추럴 광폭` is of the range `원목결 마루 광폭`. */
const rangeOf = ({ zinPrdName, cateId }: Product, colour: string) =>
  `${cateId} ${zinPrdName.replace(colour, '').replaceAll(/\s+/g, ' ').trim()}`

/** Made in more than one colour under one name. */
const IN_SEVERAL = ['tile-terrazzo-stair', 'frame-balcony-rail']

test('the first colour of a product is its own, and every other is a product of the same range', () => {
  const named = products.filter(({ zinPrdId, colors }) => colors.length > 0 && !IN_SEVERAL.includes(zinPrdId))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ zinPrdName, colors }) => !zinPrdName.includes(colors[0]!.name)).map(({ zinPrdName }) => zinPrdName)).toEqual([])
  const ranges = Map.groupBy(named, (one) => rangeOf(one, one.colors[0]!.name))
  for (const range of ranges.values()) {
    const all = range.map(({ colors }) => colors[0]!.code).sort()
    for (const { zinPrdName, colors } of range) expect([zinPrdName, colors.map(({ code }) => code).sort()]).toEqual([zinPrdName, all])
  }
})

test('a product that is made in several colours under one name is made in colours of its category', () => {
  for (const id of IN_SEVERAL) {
    const { cateId1, colors } = byId.get(id)!
    const there = new Set(
      products.filter((one) => one.cateId1 === cateId1 && one.zinPrdId !== id).flatMap((one) => one.colors[0]?.name ?? []),
    )
    expect([id, colors.filter(({ name }) => !there.has(name))]).toEqual([id, []])
  }
})

test('the gallery of a product shows no sample of another', () => {
  // The set is the door of that sample, with its frame.
  const others = products.flatMap(({ zinPrdId, zinPrdName, filePath, colors, imgVdoList }) => {
    const own = [
      filePath,
      ...colors.map(({ image }) => image),
      ...(zinPrdId === 'door-slat-set' ? ['/media/swatches/door-slat-oak.webp'] : []),
    ]
    return imgVdoList
      .filter(({ FILE_PATH }) => FILE_PATH.startsWith('/media/swatches/') && !own.includes(FILE_PATH))
      .map(({ FILE_PATH }) => `${zinPrdName}: ${FILE_PATH}`)
  })
  expect(others).toEqual([])
})

test('a home in the gallery of a product is one that has it', () => {
  const cases = readJson('pages-fixtures/seed/interior-cases.json') as { hImg: string; productIds: string[] }[]
  const homes = Map.groupBy(cases, ({ hImg }) => hImg)
  const strange = products.flatMap(({ zinPrdId, filePath, imgVdoList }) =>
    imgVdoList
      .filter(({ FILE_PATH, TP }) => TP === '01' && FILE_PATH !== filePath)
      .filter(({ FILE_PATH }) => homes.has(FILE_PATH) && !homes.get(FILE_PATH)!.some(({ productIds }) => productIds.includes(zinPrdId)))
      .map(({ FILE_PATH }) => `${zinPrdId} ${FILE_PATH}`),
  )
  expect(strange).toEqual([])
})

/** Goods made of that material, covered with that film or framed with that frame: a sample of it is their picture. */
const OF_ITS_MATERIAL = [
  ...['kitchen-top', 'bath-tile', 'bath-furniture', 'door-room-flush', 'dressroom-closet', 'dressroom-system'],
  ...['interior-panel', 'film-wood', 'window-system-tilt'],
]
test('a product whose picture is a sample shows the sample of its own name', () => {
  const strange = products.filter(({ zinPrdName, cateId, filePath }) => {
    const sample = pictures[filePath.replace('/media/', '')]
    if (!filePath.startsWith('/media/swatches/') || OF_ITS_MATERIAL.includes(cateId) || zinPrdName === '결 코너재 메탈') return false
    const [range, colour] = [sample!.title.split(' ')[0]!, sample!.title.replace(' 광폭', '').split(' ').at(-1)!]
    return !zinPrdName.startsWith(range) || !zinPrdName.endsWith(colour)
  })
  expect(strange.map(({ zinPrdName, filePath }) => `${zinPrdName} ${filePath}`)).toEqual([])
})

test('a construction example with a colour or a size in its words names the products that it has', () => {
  const exams = readJson('pages-fixtures/seed/const-exams.json') as { title: string; summary: string; productIds: string[] }[]
  const SAID: [RegExp, (one: Product) => boolean][] = [
    [/이중창 250/, ({ cateId }) => cateId === 'window-double-250'],
    [/시스템창/, ({ cateId }) => cateId.startsWith('window-system')],
    [/6T/, ({ cateId }) => cateId === 'floor-sheet-6'],
    [/테라조/, ({ zinPrdName }) => zinPrdName.includes('테라조')],
    [/월넛/, ({ zinPrdName }) => /월넛|엠퍼라도르/.test(zinPrdName)],
    [/세이지 필름/, ({ zinPrdId }) => zinPrdId === 'film-sage'],
  ]
  for (const { title, summary, productIds } of exams) {
    expect([title, productIds.filter((id) => !byId.has(id))]).toEqual([title, []])
    for (const [pattern, fits] of SAID)
      if (pattern.test(`${title} ${summary}`))
        expect([title, pattern.source, productIds.some((id) => fits(byId.get(id)!))]).toEqual([title, pattern.source, true])
  }
})

/** Every object with a link to a product, with all the words beside it. */
function linksIn(value: unknown): { id: string; said: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { link, title, label, meta } = value as Record<string, unknown>
  const id = typeof link === 'string' ? /^\/zin\/product\/([\w-]+)$/.exec(link)?.[1] : undefined
  const own =
    id && byId.has(id) ? [{ id, said: [title, label, ...[meta].flat()].filter((word) => typeof word === 'string').join(' ') }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

test('a card that names a product links to that product', () => {
  const cards = jsonFiles('pages-fixtures/site').flatMap((file) => linksIn(readJson(file)))
  expect(cards.length).toBeGreaterThan(8)
  // Everything that a name can begin with, and the numbers that tell one width from another.
  const RANGES = /원목결 마루|포근 시트|온결 이중창 2\d\d|시스템창 V3|숨결 실크|결 필름/g
  for (const { id, said } of cards) {
    const { zinPrdName } = byId.get(id)!
    for (const [range] of said.matchAll(RANGES)) expect([id, said, zinPrdName.startsWith(range)]).toEqual([id, said, true])
    for (const [width] of said.matchAll(/\d+(?:\.\d+)?mm|1,060mm/g))
      expect([id, said, byId.get(id)!.specs.some(({ value }) => value.includes(width))]).toEqual([id, said, true])
    const colour = byId.get(id)!.colors[0]!.name
    for (const other of byId.get(id)!.colors.slice(1))
      if (said.includes(other.name)) expect([id, said, said.includes(colour)]).toEqual([id, said, true])
  }
})

test('what the answers say of the glass, the thickness and the grade is on the pages of the products', () => {
  const faqs = readJson('pages-fixtures/seed/faqs.json') as { question: string; answer: string }[]
  const answer = (word: string) => faqs.find(({ question }) => question.includes(word))!.answer
  const wood = products.filter(({ cateId1, zinPrdName }) => cateId1 === 'floor' && zinPrdName.startsWith('원목결 마루'))
  const thick = new Set(wood.map((one) => `${one.cateId === 'floor-wood-wide' ? '광폭은 ' : '두께는 '}${specOf(one, '두께')}`))
  expect([...thick].filter((words) => !answer('장판').includes(words))).toEqual([])
  const sheets = products.filter(({ cateId }) => cateId.startsWith('floor-sheet'))
  const quiet = new Set(sheets.map((one) => `${/[\d.]+T/.exec(one.zinPrdName)![0]}는 ${specOf(one, '경량 충격음 저감')}`))
  expect(quiet.size).toBe(3)
  expect([...quiet].filter((words) => !answer('장판').includes(words))).toEqual([])
  const wallpaper = products.filter(({ cateId1 }) => cateId1 === 'wallpaper')
  const graded = [...wood.map((one) => [one, 'SE0'] as const), ...[...sheets, ...wallpaper].map((one) => [one, 'HB 마크 최우수'] as const)]
  expect(graded.filter(([one, grade]) => !specOf(one, '등급')!.startsWith(grade)).map(([{ zinPrdName }]) => zinPrdName)).toEqual([])
  for (const grade of ['SE0', 'HB 마크 최우수']) expect(answer('친환경')).toContain(grade)
})

test('one range has one glass, and the notice of its change begins with it', () => {
  const { contents } = (readJson('pages-fixtures/seed/notices.json') as { title: string; contents: string }[]).find(({ title }) =>
    title.includes('유리 사양 변경'),
  )!
  for (const [range, category] of [
    ['온결 이중창 250', 'window-double-250'],
    ['온결 이중창 225', 'window-double-225'],
    ['시스템창 V3', 'window-system-tilt'],
  ] as const) {
    const glass = [...new Set(products.filter(({ cateId }) => cateId === category).map((one) => specOf(one, '유리')))]
    expect([range, glass.length]).toEqual([range, 1])
    const now = new RegExp(`<th scope="row">${range}</th><td>(\\d+mm)`).exec(contents)
    if (now) expect([range, glass[0]]).toEqual([range, expect.stringContaining(now[1]!)])
  }
})
