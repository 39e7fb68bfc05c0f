// Laws of the cases that are shipped: each has words of its own, one photograph is one home whoever tells of it, and a home is as large as what
// it has.
import { expect, test } from 'vitest'
import { readJson } from '../support/fixtures'

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
  story: { title?: string; text?: string; image?: string; alt?: string }[]
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
  for (const { seq, story } of cases)
    for (const { image, alt } of story) {
      if (!image) continue
      expect([seq, alt]).toEqual([seq, alts[image.replace('/media/', '')]!.alt])
      expect([seq, image]).toEqual([seq, expect.stringContaining('/detail-')])
    }
})
