import { expect, test } from 'vitest'
import { inSlices, namesQuery, ofKinds, textsQuery } from './marks-query'
import { sought } from './question'

const words = (...list: string[]) => list.map((word) => sought(word))

test('all words with all that stands for them are one query', () => {
  expect(namesQuery({ words: [sought('마루', ['floor']), sought('오크')] }, 'any')).toBe(
    "(('마ㄹ' | ('fl' & 'lo' & 'oo' & 'or')) & '오ㅋ')",
  )
  expect(namesQuery({ words: words('마루', '오크'), isAny: true }, 'any')).toBe("('마ㄹ' | '오ㅋ')")
})

test('the whole adds what stands for it, and no more: whatever has it has its words', () => {
  expect(namesQuery({ words: words('실크', '벽지'), whole: sought('실크벽지') }, 'any')).toBe("('실ㅋ' & '벽ㅈ')")
  expect(namesQuery({ words: words('실크', '벽지'), whole: sought('실크벽지', ['도배지']) }, 'any')).toBe(
    "(('실ㅋ' & '벽ㅈ') | ('도ㅂ' & '배ㅈ'))",
  )
  expect(namesQuery({ words: [sought('벽지랑', ['벽지'])] }, 'any')).toBe("'벽ㅈ'")
})

test('a single half-typed letter narrows nothing, and what stands beside it does', () => {
  expect(namesQuery({ words: [sought('ㅂ', [], 'half')] }, 'any')).toBeUndefined()
  expect(namesQuery({ words: [sought('월넛'), sought('ㅊ', [], 'half')] }, 'any')).toBe("'월ㄴ'")
})

test('a part of the name has marks of its own', () => {
  expect(namesQuery({ words: words('마루') }, 'begins')).toBe("'^마ㄹ'")
  expect(namesQuery({ words: words('헤링본') }, 'starts')).toBe("('_헤ㄹ' & '링ㅂ')")
})

test('texts are asked with both letters, in names and texts together', () => {
  expect(textsQuery({ words: words('난방비', '창') })).toBe("('난방' & '방비')")
  expect(textsQuery({ words: words('창') })).toBeUndefined()
})

test('a quote and a backslash are letters', () => {
  expect(namesQuery({ words: words("x'\\y") }, 'any')).toBe("('x''' & '''\\\\' & '\\\\y')")
})

test('kinds are named by the shorter list, and slices before all', () => {
  expect(ofKinds("'a'", ['goods'], ['goods', 'faqs', 'cases'])).toBe("'@goods' & ('a')")
  expect(ofKinds("'a'", ['faqs', 'cases'], ['goods', 'faqs', 'cases'])).toBe("('a') & !'@goods'")
  expect(ofKinds("'a'", ['goods'], ['goods'])).toBe("'a'")
  expect(inSlices("'a'", 2)).toBe("('#0' | '#1') & ('a')")
})
