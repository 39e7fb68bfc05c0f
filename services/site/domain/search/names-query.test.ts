import { expect, test } from 'vitest'
import { halvingsTo, namesQuery, ofKinds, ofPart, textsQuery } from './names-query'
import { sought } from './question'

const words = (...list: string[]) => list.map((word) => sought(word))

test('all words with all that stands for them are one query', () => {
  expect(namesQuery({ words: [sought('마루', ['floor']), sought('오크')] }, 'any')).toBe(
    "(('마루' | ('fl' & 'lo' & 'oo' & 'or')) & '오크')",
  )
  expect(namesQuery({ words: words('마루', '오크'), isAny: true }, 'any')).toBe("('마루' | '오크')")
})

test('the whole adds what stands for it, and no more: whatever has it has its words', () => {
  expect(namesQuery({ words: words('실크', '벽지'), whole: sought('실크벽지') }, 'any')).toBe("('실크' & '벽지')")
  expect(namesQuery({ words: words('실크', '벽지'), whole: sought('실크벽지', ['도배지']) }, 'any')).toBe(
    "(('실크' & '벽지') | ('도배' & '배지'))",
  )
  expect(namesQuery({ words: [sought('벽지랑', ['벽지'])] }, 'any')).toBe("'벽지'")
})

test('a single half-typed letter narrows nothing, and what stands beside it does', () => {
  expect(namesQuery({ words: [sought('ㅂ', [], 'half')] }, 'any')).toBeUndefined()
  expect(namesQuery({ words: [sought('월넛'), sought('ㅊ', [], 'half')] }, 'any')).toBe("'월넛'")
})

test('a part of the name has marks of its own', () => {
  expect(namesQuery({ words: words('마루') }, 'begins')).toBe("'^마루'")
  expect(namesQuery({ words: words('헤링본') }, 'starts')).toBe("('_헤링' & '링본')")
})

test('texts are asked with both letters, in names and texts together', () => {
  expect(textsQuery({ words: words('난방비', '창') })).toBe("('난방' & '방비')")
  expect(textsQuery({ words: words('창') })).toBeUndefined()
})

test('a quote and a backslash are letters', () => {
  expect(namesQuery({ words: words("x'\\y") }, 'any')).toBe("('x''' & '''\\\\' & '\\\\y')")
})

test('a half-typed word is sure of the initial of its last letter', () => {
  expect(namesQuery({ words: [sought('이중차', [], 'half')] }, 'any')).toBe("('이중' & '중ㅊ')")
  expect(namesQuery({ words: [sought('벽ㅈ', [], 'half')] }, 'begins')).toBe("'^벽ㅈ'")
})

test('of what too many have, a part is asked', () => {
  expect(ofKinds("'a'", ['faqs', 'cases'])).toBe("('@faqs' | '@cases') & ('a')")
  expect(ofKinds("'a'", ['faqs'], 3)).toBe("'@faqs3' & ('a')")
  expect(ofPart("'a'", 2)).toBe("'@2' & ('a')")
  expect([500, 700, 701, 90_000, 9e9].map((expected) => halvingsTo(700, expected))).toEqual([0, 0, 1, 7, 7])
})
