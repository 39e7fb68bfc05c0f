import { expect, test } from 'vitest'
import { chosenOf, type FacetGroup } from '@/schemas/words/facets'
import { FacetIndex, type FacetEntry, type FacetQuery } from './facet-index'

const GROUPS: FacetGroup[] = [
  {
    code: 'size',
    label: '평형',
    values: [
      { code: 'HS03', label: '20평대' },
      { code: 'HS04', label: '30평대' },
    ],
  },
  {
    code: 'style',
    label: '스타일',
    values: [
      { code: 'ST01', label: '모던' },
      { code: 'ST02', label: '내추럴' },
      { code: 'ST07', label: '캐주얼' },
    ],
  },
]

/** 1,000 computed entries: every third is HS04, every second ST01, every fifth also ST02. */
const entries = Array.from({ length: 1_000 }, (_, at): FacetEntry<number> => ({
  key: at,
  codes: {
    type: [at < 900 ? 'house' : 'myhome'],
    size: [at % 3 === 0 ? 'HS04' : 'HS03'],
    style: [...(at % 2 === 0 ? ['ST01'] : []), ...(at % 5 === 0 ? ['ST02'] : [])],
  },
}))
const index = new FacetIndex(entries, { latest: (a, b) => b - a, popular: (a, b) => (a % 10) - (b % 10) || a - b })
const slow = (chosen: Record<string, string[]>) =>
  entries.filter(({ codes }) => Object.entries(chosen).every(([group, list]) => list.some((code) => codes[group]!.includes(code))))

test('one value of a group suffices, and every group must match', () => {
  const cases: Record<string, string[]>[] = [
    {},
    { size: ['HS04'] },
    { size: ['HS04'], style: ['ST01', 'ST02'] },
    { type: ['myhome'], style: ['ST02'] },
  ]
  for (const chosen of cases) {
    const { keys, total } = index.find({ chosen, order: 'latest', page: 1, size: 24 })
    const expected = slow(chosen).map(({ key }) => key)
    expect(total).toBe(expected.length)
    expect(keys).toEqual(expected.toReversed().slice(0, 24))
  }
  expect(index.find({ chosen: { style: ['ST07'] }, order: 'latest', page: 1, size: 24 })).toEqual({ keys: [], total: 0 })
})

test('pages follow each other in the requested order, and end', () => {
  const page = (n: number) => index.find({ chosen: { type: ['myhome'] }, order: 'popular', page: n, size: 40 }).keys
  const all = [...page(1), ...page(2), ...page(3)]
  expect(all).toHaveLength(100)
  expect(new Set(all).size).toBe(100)
  expect(all.slice(0, 3)).toEqual([900, 910, 920])
  expect(page(4)).toEqual([])
})

test('the count of a value is what choosing it would show, given the other groups, without duplicates', () => {
  const chosen = { type: ['house'], size: ['HS04'] }
  const [size, style] = index.facets(GROUPS, chosen)
  expect(size!.values.map(({ count }) => count)).toEqual([600, 300])
  expect(size!.values.map(({ chosen }) => chosen)).toEqual([false, true])
  const shows = (code: string) => slow({ ...chosen, style: [code] }).length
  expect(style!.values.map(({ count }) => count)).toEqual([shows('ST01'), shows('ST02'), 0])
})

test('a URL is read by the values of the groups', () => {
  expect(chosenOf('ST02,HS04, ST01,ST02,XX99,', GROUPS)).toEqual({ size: ['HS04'], style: ['ST01', 'ST02'] })
  expect(chosenOf(undefined, GROUPS)).toEqual({})
})

test('records that change, come and go one by one leave the index as one that is made anew', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below
  const newOne = () => ({ size: ['HS03', 'HS04', 'HS09'].slice(0, random(4)), style: [`ST0${random(9)}`], score: random(50) })
  const known = new Map(Array.from({ length: 40 }, (_, key) => [key, newOne()]))
  const at: ({ key: number; score: number } | undefined)[] = [...known].map(([key, { score }]) => ({ key, score }))
  const by = (list: typeof at) => (a: number, b: number) => list[b]!.score - list[a]!.score || list[a]!.key - list[b]!.key
  const codes = ({ size, style }: ReturnType<typeof newOne>) => ({ size, style })
  const changing = new FacetIndex(
    [...known].map(([key, one]) => ({ key, codes: codes(one) })),
    { score: by(at) },
  )
  for (let step = 0; step < 2_000; step++) {
    const key = random(300)
    const one = random(3) === 0 ? undefined : newOne()
    if (one) known.set(key, one)
    else known.delete(key)
    changing.change(key, one && codes(one), (place) => void (at[place] = one && { key, score: one.score }))
    if (step % 100 !== 0) continue
    const list = [...known].map(([own, { score }]) => ({ key: own, score }))
    const fresh = new FacetIndex(
      [...known].map(([own, value]) => ({ key: own, codes: codes(value) })),
      { score: by(list) },
    )
    const choices: FacetQuery['chosen'][] = [{}, { size: ['HS04', 'HS09'] }, { style: ['ST07'] }]
    for (const chosen of choices) {
      expect(changing.facets(GROUPS, chosen)).toEqual(fresh.facets(GROUPS, chosen))
      const all = { chosen, order: 'score', page: 1, size: 1_000 }
      expect(changing.find(all)).toEqual(fresh.find(all))
    }
    expect(changing.find({ chosen: {}, order: 'score', page: 1, size: 10, within: changing.matching((own) => own % 2 === 0) })).toEqual(
      fresh.find({ chosen: {}, order: 'score', page: 1, size: 10, within: fresh.matching((own) => own % 2 === 0) }),
    )
  }
})
