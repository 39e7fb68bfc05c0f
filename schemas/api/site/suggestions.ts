import { Type } from 'typebox'
import { MOST_KEYWORD } from '@/schemas/rules/site/search'
import { contract } from '@/schemas/api/base/contract'
import { SUGGESTING } from '@/schemas/api/base/rate-limit'

/** Parts of a text that stand for what was typed. Initials and half-typed letters are no part of it, so that only the server knows them. */
const Marks = Type.Array(Type.Object({ from: Type.Integer(), until: Type.Integer() }))
const Word = Type.Object({ text: Type.String(), marks: Marks })

const Entry = Type.Object({ kind: Type.String(), title: Type.String(), marks: Marks, link: Type.String() })
const Sold = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  marks: Marks,
  link: Type.String(),
  image: Type.String(),
  /** In won; 0 where none is said. */
  price: Type.Integer(),
  /** Whether the price is the lowest of several. */
  isFrom: Type.Boolean(),
  /** What it is the price of: ㎡; empty for a piece. */
  unit: Type.String(),
})

/** What may be meant, while a visitor types (SYS-42). */
export const suggest = contract({
  at: 'GET /svc/search/suggest',
  id: 'search.suggest',
  title: '검색 제안',
  access: 'visitor',
  rateLimit: SUGGESTING,
  input: Type.Object({ typed: Type.String({ title: '입력한 말', maxLength: MOST_KEYWORD }) }),
  item: Type.Object({
    /** What it was read as where it is no beginning of a name by itself; without text where it is. */
    meant: Type.Object({ text: Type.String(), marks: Marks, count: Type.Integer() }),
    words: Type.Array(Word),
    /** `count` records stand in it; 0 where that was not counted. */
    categories: Type.Array(Type.Object({ ...Entry.properties, count: Type.Integer() })),
    sold: Type.Array(Sold),
    /** Shops, cases and what is read, where they are nearer than what is sold. */
    others: Type.Array(Entry),
  }),
})

/** What many look for. */
export const listPopularWords = contract({
  at: 'GET /svc/search/popular',
  id: 'search.popular',
  title: '많이 찾는 말',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({
    word: Type.String(),
    /** It was not among them a week ago. */
    isNew: Type.Boolean(),
  }),
  tags: () => ['search-tags', 'popular-words'],
})
