import { expect, test } from 'vitest'
import { excerptOf, markWords, searchKey, searchTabOf, splitsOf } from './search'

test('V-QRY-6: spaces, capitals and composition are no difference', () => {
  expect(searchKey('  강화 마루 ')).toBe('강화마루')
  expect(searchKey('강화마루'.normalize('NFD'))).toBe('강화마루')
  expect(searchKey('Loft\tStyle')).toBe('loftstyle')
})

test('Q-052: an unknown tab becomes the first', () => {
  expect(['store', 'nowhere', '', undefined].map(searchTabOf)).toEqual(['store', 'community', 'community', 'community'])
})

test('a keyword without its space is read as two words of two signs and more', () => {
  expect(splitsOf('거실마루')).toEqual([['거실', '마루']])
  expect(splitsOf('아이방벽지')).toEqual([
    ['아이', '방벽지'],
    ['아이방', '벽지'],
  ])
  expect([splitsOf('마루'), splitsOf('가'.repeat(9))]).toEqual([[], []])
})

test('hits are marked where they stand, spaces aside', () => {
  expect(markWords('오크 강화 마루와 강화마루', ['강화마루'])).toEqual([
    { text: '오크 ', isHit: false },
    { text: '강화 마루', isHit: true },
    { text: '와 ', isHit: false },
    { text: '강화마루', isHit: true },
  ])
  expect(markWords('거실의 마루', ['거실', '마루']).filter(({ isHit }) => isHit)).toHaveLength(2)
  expect(markWords('마루', ['타일'])).toEqual([{ text: '마루', isHit: false }])
  expect([markWords('', ['가']), markWords('가나', [''])]).toEqual([[], [{ text: '가나', isHit: false }]])
})

test.each(['.*', '(', '[가', '\\', '{2}', 'a|b', '$^', '-', '/'])('%j is searched literally', (word) => {
  expect(markWords(`앞 ${word} 뒤`, [word])).toEqual([
    { text: '앞 ', isHit: false },
    { text: word, isHit: true },
    { text: ' 뒤', isHit: false },
  ])
})

test('a long text is cut around the word, at the beginning of a word', () => {
  const text = '나뭇결 사이에 흰빛을 넣은 라임드 오크를 새로 선보입니다. 견본은 전시장에서 보실 수 있고, 강화 마루와 함께 시공합니다.'
  expect(excerptOf(text, ['강화마루'])).toMatch(/^…\S.*강화 마루와 함께 시공합니다\.$/)
  expect(excerptOf(text, ['나뭇결'], 10)).toBe('나뭇결 사이에 흰빛…')
  expect(excerptOf(text, ['없음'], 200)).toBe(text)
  expect(excerptOf('가'.repeat(80) + '나', ['나'])).toBe('…나')
  expect(excerptOf('', ['나'])).toBe('')
})
