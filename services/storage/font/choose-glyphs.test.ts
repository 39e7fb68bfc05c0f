import { expect, test } from 'vitest'
import { chooseGlyphs, FIRST, MOST } from './choose-glyphs'

const counted = (text: string, often = 1) => new Map([...text].map((glyph) => [glyph.codePointAt(0)!, often]))
const SYLLABLES = Array.from({ length: 11_172 }, (_, i) => String.fromCodePoint(0xac00 + i)).join('')

test('one file in order, the same for the same text in any order', () => {
  expect(chooseGlyphs(counted('하나둘'), [])).toEqual(['나둘하'])
  expect(chooseGlyphs(counted('둘나하'), [])).toEqual(['나둘하'])
})

test('nothing changes while every glyph is there, also when text was removed', () => {
  const before = ['가나다라']
  expect(chooseGlyphs(counted('나다'), before)).toBe(before)
  expect(chooseGlyphs(counted('나마'), before)).toEqual(['나마'])
})

test('files of which most is unused are made anew', () => {
  expect(chooseGlyphs(counted('각'), [SYLLABLES.slice(0, 200)])).toEqual([SYLLABLES.slice(0, 200)])
  expect(chooseGlyphs(counted('각'), [SYLLABLES.slice(0, 300)])).toEqual(['각'])
})

test('a publication with every syllable is bounded, and the next one changes nothing', () => {
  const counts = new Map([...counted(SYLLABLES), ...counted('힣마루', 9)])
  const files = chooseGlyphs(counts, [])
  expect(files.map((text) => text.length)).toEqual([FIRST, MOST - FIRST])
  expect(files[0]).toMatch(/루.*마.*힣/)
  // Rarer ones become more frequent: those that have a place keep it.
  const later = new Map([...counts, ...counted(SYLLABLES.slice(-5_000), 20)])
  expect(chooseGlyphs(later, files)).toBe(files)
})
