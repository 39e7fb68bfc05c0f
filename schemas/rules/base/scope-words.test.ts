import { expect, test } from 'vitest'
import type { PageScope } from './page-scope'
import { scopeWords } from './scope-words'

const TITLES: Record<string, string> = { faq: '자주 묻는 질문', accordion: '아코디언' }
const words = (scope: PageScope, acts: readonly ('see' | 'write' | 'publish')[] = ['see', 'write', 'publish']) =>
  scopeWords({ acts: [...acts], scope }, (type) => TITLES[type] ?? type)

test('a role of a section is said to see that section alone', () => {
  expect(words({ sections: ['/zin/brand'], blocks: { faq: true, accordion: true } })).toBe(
    '/zin/brand 페이지에서 ‘자주 묻는 질문’, ‘아코디언’만 고치고 게시하며, 거기에 있는 나머지는 보기만 합니다. 다른 문서는 목록에 나오지 않습니다.',
  )
  expect(words({ sections: ['popup'] }, ['see'])).toBe('모든 팝업을 보기만 합니다. 다른 문서는 목록에 나오지 않습니다.')
})

test('without a section nothing is said to be missing from the lists', () => {
  expect(words({ blocks: { faq: ['items'] } })).toBe(
    '모든 문서에서 ‘자주 묻는 질문’의 항목 1개만 고치고 게시하며, 거기에 있는 나머지는 보기만 합니다.',
  )
})

test('while something is still to be chosen, the sentence says what', () => {
  const section = '구역을 아직 고르지 않았습니다. 문서의 종류나 주소를 하나 이상 골라 주세요.'
  const block = '고칠 블록을 아직 고르지 않았습니다. 블록을 하나 이상 골라 주세요.'
  expect([words({ sections: [] }), words({ blocks: {} }), words({ sections: [], blocks: {} })]).toEqual([
    section,
    block,
    `${section} ${block}`,
  ])
  expect(words({ blocks: { faq: [] } })).toBe('‘자주 묻는 질문’에서 고칠 항목을 아직 고르지 않았습니다. 항목을 하나 이상 골라 주세요.')
})
