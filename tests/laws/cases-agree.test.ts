// Laws of the cases that are shipped: each has words of its own, one photograph is one home in every text, and a home is as large as what
// it has.
import { expect, test } from 'vitest'
import { readJson } from '../support/fixtures'
import { madeBy, STEP_ORDER, SCOPE_STEPS, WORK_SCOPES } from '../support/case-works'

interface Case {
  seq: number
  type: string
  title: string
  hImg: string
  houseType: string
  familyType: string
  address: string
  area: number | null
  size: string
  spaces: string[]
  scopes: string[]
  hashtags: string[]
  budget: string
  constTime: string
  style: string
  steps: string[]
  productIds: string[]
  summary: string
  story: { title?: string; text?: string; image?: string; alt?: string; before?: { image: string; alt: string } }[]
  points?: { link: string; x: number; y: number }[]
}
const cases = readJson('pages-fixtures/seed/interior-cases.json') as Case[]
const alts = readJson('pages-fixtures/images.json') as Record<string, { alt: string }>
const twice = (words: readonly string[]): string[] => words.filter((one, at) => words.indexOf(one) !== at)

test('no case says a sentence or a heading that another says', () => {
  const told = cases.flatMap(({ story }) => story.flatMap(({ text }) => (text ?? '').split(/(?<=[.?])\s+/)).filter(Boolean))
  expect(told.length).toBeGreaterThan(600)
  expect(twice(told)).toEqual([])
  expect(twice(cases.flatMap(({ story }) => story.flatMap(({ title }) => title ?? [])))).toEqual([])
  expect(twice(cases.map(({ title }) => title))).toEqual([])
})

test('one photograph at the head is one home: its kind, its people, its place and its size', () => {
  for (const [picture, of] of Object.entries(Object.groupBy(cases, ({ hImg }) => hImg))) {
    const homes = new Set(of!.map(({ houseType, familyType, address }) => [houseType, familyType, address].join()))
    const areas = new Set(of!.flatMap(({ area }) => area ?? []))
    expect([picture, homes.size, areas.size]).toEqual([picture, 1, 1])
  }
})

test('a home has the rooms and the people that fit into it', () => {
  /** Square metres in a unit of ten pyeong. */
  const TEN_PYEONG = 33.058
  for (const { seq, area, size, spaces, houseType, familyType, scopes, hashtags } of cases) {
    if (area !== null) expect([seq, size]).toEqual([seq, `HS0${Math.min(8, Math.floor(area / TEN_PYEONG) + 1)}`])
    // A one-room home: one person or two, and no room for dining.
    if (area !== null && area < 50)
      expect([seq, houseType, ['FA01', 'FA02'].includes(familyType), spaces.length]).toEqual([seq, 'HT05', true, 1])
    // The whole home is not a part of it, and two people with a dog are not newly wed by their tags alone.
    expect([seq, scopes.includes('RA01') && scopes.includes('RA02')]).toEqual([seq, false])
    expect([seq, hashtags.includes('신혼집')]).toEqual([seq, familyType === 'FA02'])
    expect([seq, hashtags.includes('반려동물')]).toEqual([seq, familyType === 'FA06'])
  }
})

test('a photograph in a story has the words of that photograph, and is a detail and not the room of another home', () => {
  for (const { seq, story, hImg } of cases)
    for (const { image, alt, before } of story) {
      if (!image) continue
      expect([seq, alt]).toEqual([seq, alts[image.replace('/media/', '')]!.alt])
      // The room of this home stands beside what it was.
      if (before) expect([seq, image, before.alt]).toEqual([seq, hImg, alts[before.image.replace('/media/', '')]!.alt])
      else expect([seq, image]).toEqual([seq, expect.stringContaining('/detail-')])
      if (before) expect([seq, before.image]).toEqual([seq, image.replace('/after-', '/before-')])
    }
})

test('what is marked in a photograph is among the products of its home, or sold in the store', () => {
  const sold = new Set((readJson('pages-fixtures/seed/goods.json') as { goodsId: string }[]).map(({ goodsId }) => goodsId))
  const marked = cases.flatMap(({ seq, points = [], productIds }) => points.map((point) => ({ seq, productIds, ...point })))
  expect(marked.length).toBeGreaterThan(10)
  for (const { seq, productIds, link } of marked) {
    const [, folder, id] = /^\/(zin\/product|store\/goods)\/(.+)$/.exec(link) ?? []
    expect([seq, link, folder === 'zin/product' ? productIds.includes(id!) : sold.has(id!)]).toEqual([seq, link, true])
  }
})

const products = new Map(
  (readJson('pages-fixtures/seed/products.json') as { zinPrdId: string; cateId: string; cateId1: string }[]).map((one) => [
    one.zinPrdId,
    one,
  ]),
)
/** `BU04` is 4: the bands of the budget and of the time grow with their codes. */
const band = (code: string): number => Number(code.slice(2))
const isWhole = ({ scopes }: Case): boolean => scopes.includes('RA01')

test('a home is built in the steps of its scope, in the order in which homes are built', () => {
  for (const { seq, steps, scopes, houseType } of cases) {
    expect([seq, steps]).toEqual([seq, STEP_ORDER.filter((step) => steps.includes(step))])
    for (const scope of scopes)
      for (const either of SCOPE_STEPS[scope] ?? [])
        expect([seq, scope, either.some((step) => steps.includes(step))]).toEqual([seq, scope, true])
    // A part is no more than itself: new wallpaper lays no floor, and a cover over old cabinets tears none out.
    if (scopes.includes('RA02'))
      for (const step of steps) {
        const of = WORK_SCOPES[step]
        expect([seq, step, !of || of.some((scope) => scopes.includes(scope))]).toEqual([seq, step, true])
      }
    // A house of its own has no office to notify.
    if (houseType === 'HT03') expect([seq, steps.includes('SE12')]).toEqual([seq, false])
  }
})

test('every product of a case is put in by one of its steps', () => {
  const without = cases.flatMap(({ seq, steps, productIds }) =>
    productIds.filter((id) => !madeBy(products.get(id)!).every((step) => steps.includes(step))).map((id) => `${seq} ${id}`),
  )
  expect(without).toEqual([])
})

test('a part costs less and takes less time than a whole home, and one wall less than a bathroom', () => {
  for (const one of cases) {
    const [cost, time] = [band(one.budget), band(one.constTime)]
    expect([one.seq, isWhole(one) ? cost >= 7 && time >= 3 : cost <= 7 && time <= 2]).toEqual([one.seq, true])
    if (isWhole(one)) continue
    if (one.scopes.join() === 'RA02,RA07') expect([one.seq, cost <= 3]).toEqual([one.seq, true])
    if (one.scopes.includes('RA04'))
      expect([one.seq, one.steps.includes('SE17'), cost >= 4]).toEqual([one.seq, cost >= 4, one.steps.includes('SE17')])
    if (one.scopes.includes('RA05')) expect([one.seq, cost >= 4]).toEqual([one.seq, true])
  }
  // Who says that one thing alone was changed did not have the whole home done.
  const alone = cases.filter(({ title, summary }) =>
    /만 (?:새로|바꾼|바꿨|바꾸어)|한 면만|반나절|하루(?:에|$)/m.test(`${title}\n${summary}`),
  )
  expect(alone.length).toBeGreaterThan(10)
  expect(alone.filter(isWhole).map(({ seq, title }) => `${seq} ${title}`)).toEqual([])
})

test('a tag that names a style is the style of the home', () => {
  const codes = readJson('pages-fixtures/seed/common-codes.json') as { codeGroupValue: string; code: string; name: string }[]
  const styles = new Map(codes.filter(({ codeGroupValue }) => codeGroupValue === 'style').map(({ name, code }) => [name, code]))
  const tagged = cases.flatMap(({ seq, style, hashtags }) =>
    hashtags.flatMap((tag) => (styles.has(tag) ? [{ seq, style, of: styles.get(tag) }] : [])),
  )
  expect(tagged.length).toBeGreaterThan(5)
  expect(tagged.filter(({ style, of }) => style !== of)).toEqual([])
})

test('who writes under a case writes about what is in it, and nobody writes what another wrote', () => {
  const replies = (
    readJson('pages-fixtures/seed/interior-replies.json') as { replySeq: number; caseSeq?: number; contents: string }[]
  ).filter(({ caseSeq }) => caseSeq !== undefined)
  expect(twice(replies.map(({ contents }) => contents))).toEqual([])
  /** What a reply names, and what the case must then be of. */
  const ABOUT: [RegExp, (of: Case) => boolean][] = [
    [/욕실|욕조|세면대/, ({ spaces }) => spaces.includes('SP04')],
    [/주방|상판|아일랜드|오븐|식기세척기|개수대/, ({ spaces }) => spaces.includes('SP02')],
    [/아이 방/, ({ spaces }) => spaces.includes('SP07')],
    [/거실|소파/, ({ spaces, story }) => spaces.includes('SP01') || JSON.stringify(story).includes('거실')],
    [/중문/, ({ hashtags }) => hashtags.includes('중문')],
    [/창틀|창을 /, ({ scopes }) => scopes.includes('RA05')],
    [/벽지/, ({ steps }) => steps.includes('SE29')],
    [/필름/, ({ steps }) => steps.includes('SE31')],
    [/마루/, ({ steps }) => steps.includes('SE30')],
    [/줄눈|타일/, ({ steps, story }) => steps.includes('SE24') || JSON.stringify(story).includes('이음매')],
  ]
  const caseOf = new Map(cases.map((one) => [one.seq, one]))
  const strange = replies.flatMap(({ replySeq, caseSeq, contents }) =>
    ABOUT.filter(([pattern, fits]) => pattern.test(contents) && !fits(caseOf.get(caseSeq!)!)).map(
      ([pattern]) => `${replySeq}: ${pattern.source}`,
    ),
  )
  expect(strange).toEqual([])
})

test('a home without a frame on its walls shows none at its head', () => {
  const words = ({ story }: Case) => story.map(({ text = '' }) => text).join(' ')
  const bare = cases.filter((one) => /액자를 (?:걸지 않|걸 필요가)|아무것도 걸지 않/.test(`${one.title} ${words(one)}`))
  // Looked at: no frame hangs in these photographs.
  const LOOKED_AT = ['after-living', 'bedroom-rose-arch']
  expect(bare.map(({ hImg }) => hImg.replace(/^.*\/|\.webp$/g, '')).filter((name) => !LOOKED_AT.includes(name))).toEqual([])
})
