// Words that visitors looked for in vain, for staff, who tell the search what they mean.
import { Type } from 'typebox'
import { direction, oneOf, paging, search } from '@/schemas/api/base/fields'
import { contract } from '@/schemas/api/base/contract'
import { MOST_KEYWORD, SEARCH_STEPS, type SearchStep } from '@/schemas/rules/site/search'

/** A word of one or two visitors may be theirs alone: a name, a number. */
export const SHOWN_FROM = 3
export const MISSED_DAYS = 28

export const browseMissedSearches = contract({
  at: 'GET /adm/missedSearches/browse',
  id: 'missedSearches.browse',
  title: '결과 없는 검색 보기',
  access: 'manager',
  right: { of: 'missed-searches', act: 'see' },
  input: Type.Object({ search, show: Type.Optional(oneOf('보기', ['missed', 'all'])), direction, ...paging() }),
  items: Type.Object({
    /** As it is compared: without spaces and capitals, without what may belong to a person. */
    word: Type.String(),
    count: Type.Integer(),
    lastDay: Type.String(),
    /** How it is read now, and how much is found so. */
    step: Type.Unsafe<SearchStep>(Type.String({ enum: [...SEARCH_STEPS] })),
    found: Type.Integer(),
    /** A name that may be meant; empty without one. */
    guess: Type.String(),
  }),
})

/** Why the first results of a word stand in their order (services/site/domain/search/score-of.ts). */
export const explainSearch = contract({
  at: 'GET /adm/missedSearches/explain',
  id: 'missedSearches.explain',
  title: '검색 순서의 까닭 보기',
  access: 'manager',
  right: { of: 'missed-searches', act: 'see' },
  input: Type.Object({ word: Type.String({ title: '찾은 말', minLength: 1, maxLength: MOST_KEYWORD, pattern: '\\S' }) }),
  item: Type.Object({
    step: Type.Unsafe<SearchStep>(Type.String({ enum: [...SEARCH_STEPS] })),
    /** Empty where it is found as it is. */
    readAs: Type.String(),
    alike: Type.Array(Type.String()),
    found: Type.Integer(),
  }),
  items: Type.Object({
    kind: Type.String(),
    title: Type.String(),
    link: Type.String(),
    /** Lower ones stand first; it is the sum of its parts. */
    score: Type.Number(),
    /** Where the words stand: that of the worst placed one, and of all of them. */
    worst: Type.Number(),
    mean: Type.Number(),
    boost: Type.Number(),
    popularity: Type.Number(),
    fresh: Type.Number(),
    soldOut: Type.Number(),
  }),
})

/** Makes a word find what a name finds, as a synonym of it. */
export const giveMissedSearch = contract({
  at: 'POST /adm/missedSearches/give',
  id: 'missedSearches.give',
  title: '결과 없는 검색을 다른 말로 잇기',
  access: 'manager',
  right: { of: 'missed-searches', act: 'publish' },
  input: Type.Object({
    word: Type.String({ title: '찾은 말', minLength: 1, maxLength: 40, pattern: '\\S' }),
    name: Type.String({ title: '우리 이름', minLength: 1, maxLength: 40, pattern: '\\S' }),
  }),
  item: Type.Object({ id: Type.String(), found: Type.Integer() }),
  errors: {
    sameWord: ['400', '찾은 말과 같습니다. 사이트에서 쓰는 다른 이름을 입력해 주세요.'],
    unknownName: ['400', '이 이름이 든 것이 사이트에 없습니다. 제품이나 분류, 글의 이름에 있는 말을 입력해 주세요.'],
    full: ['409', '이 이름에 이은 말이 이미 20개입니다. 검색 동의어에서 쓰지 않는 말을 먼저 지워 주세요.'],
  },
})
