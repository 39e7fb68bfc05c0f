// What people type, asked of what is shipped: the right record stands among the first three.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dense } from '@/lib/hangul/fold'
import { interiorCases } from '@/services/db/tables/content'
import { searchWords } from '@/services/db/tables/finding'
import { openSeededApp } from '@/tests/support/seeded-app'
import questions from '@/tests/support/search-questions.json' with { type: 'json' }
import fresh from '@/tests/support/search-questions-fresh.json' with { type: 'json' }
import held from '@/tests/support/search-questions-held.json' with { type: 'json' }
import type { TestApp } from '@/tests/support/test-app'

interface Near {
  title: string
  link: string
  tab: string
}
/** What is asked for by its letter, as its address shows. */
const KINDS: Readonly<Record<string, (one: Near) => boolean>> = {
  C: ({ link }) => /^\/(zin\/category|zin\/product\/window$|store\/(category|remodeling\?))/.test(link),
  P: ({ link }) => /^\/zin\/product\/[^/]+$/.test(link),
  G: ({ link }) => /^\/store\/(goods|remodeling)\//.test(link),
  K: ({ link }) => /^\/styling\/(expert-style|myhome|house)\//.test(link),
  M: ({ link }) => /^\/styling\/(style-trend|style-guide|life-book|trendship)/.test(link),
  Q: ({ link }) => link.startsWith('/cs/faq'),
  N: ({ link }) => link.startsWith('/cs/notice'),
  E: ({ tab }) => tab === 'event',
  S: ({ link }) => link.startsWith('/zin/exhibition/detail/'),
}

const NONSENSE = [
  '비행기표',
  '라면',
  '축구',
  '주식',
  '날씨',
  '로또',
  '김치찌개',
  '노트북',
  '핸드폰',
  '아이폰',
  '자동차',
  '타이어',
  '병원',
  '치과',
  '영화',
  '게임',
  '드라마',
  '콘서트',
  '수영복',
  '운동화',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'hjkl',
  'poiuy',
  'mnbvc',
  'xyzzy',
  'lorem',
  'ipsum',
  'foobar',
  'ㅋㅋㅋ',
  'ㅎㅎㅎ',
  'ㅠㅠㅠ',
  'ㅁㄴㅇㄹ',
  'ㅂㅈㄷㄱ',
  '뷁뚫',
  '쀍뛝',
  '갸갸갸',
  '냐옹냐옹',
  '먀먀먀',
  '%',
  ';',
  '--',
  '()',
  '<script>',
  '🙂🙂',
  '………',
  "'''",
  '\\\\\\\\',
  '0000000',
  '99999999',
  '1234512345',
  "x'or'1",
  'null',
  'undefined',
  'select*from',
  'drop..table',
  '콰트로치즈',
  '블랙핑크',
  '비트코인',
]

let app: TestApp
const areas = new Map<string, number | null>()
beforeAll(async () => {
  app = await openSeededApp()
  for (const { seq, area } of await app.open.db.select({ seq: interiorCases.seq, area: interiorCases.area }).from(interiorCases))
    areas.set(String(seq), area)
  while ((await ask('마루')).item['isWaiting']) continue
})
afterAll(() => app.drop())

const ask = async (typed: string) =>
  (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(typed)}`)).data
const nearest = async (typed: string): Promise<Near[]> => (await ask(typed)).item['nearest'] as Near[]

function answers(wanted: string, one: Near): boolean {
  const [, letter, said] = /^(?:([A-Z]) )?(.+)$/.exec(wanted)!
  if (letter !== undefined && !KINDS[letter]!(one)) return false
  const [, from, until] = /^@(\d+)-(\d+)$/.exec(said!) ?? []
  if (from === undefined) return dense(one.title).includes(dense(said!))
  const area = areas.get(one.link.split('/').at(-1)!) ?? 0
  return area >= Number(from) && area <= Number(until)
}

async function missedOf(groups: Readonly<Record<string, readonly unknown[]>>) {
  const missed: string[] = []
  let asked = 0
  for (const [group, list] of Object.entries(groups))
    for (const [typed, wanted] of list as [string, string[]][]) {
      asked++
      const found = await nearest(typed)
      const isRight = wanted.length === 0 ? found.length === 0 : found.some((one) => wanted.some((want) => answers(want, one)))
      if (!isRight)
        missed.push(
          `${group}: ${typed} → ${found.map(({ title, tab }) => `${tab} ${title}`).join(' | ') || 'nothing'} (wanted ${wanted.join('; ') || 'nothing'})`,
        )
    }
  return { missed, asked, share: 1 - missed.length / asked }
}

test('what people type finds the right record among the first three', async () => {
  const { missed, share } = await missedOf(questions)
  if (process.env['SHOW_MISSED']) console.log(share, missed.join('\n'))
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
}, 120_000)

test('so do questions that nothing was tuned for', async () => {
  for (const apart of [held, fresh]) {
    const { missed, share } = await missedOf(apart)
    if (process.env['SHOW_MISSED']) console.log(share, missed.join('\n'))
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  }
}, 120_000)

test.each([
  ['거울', '겨울'],
  ['상판', '장판'],
  ['러그', '머그'],
  ['서재', '소재'],
  ['방문', '창문'],
])('%s is a word of its own: nothing of %s is shown', async (typed, other) => {
  const { item, items } = await ask(typed)
  const titles = [...(item['nearest'] as Near[]), ...items].map((one) => String(one['title' as never]))
  expect(item['step']).toBe('literal')
  expect(titles.filter((title) => title.includes(other) && !title.includes(typed))).toEqual([])
})

test('what looks like a particle is part of a word', async () => {
  for (const typed of ['손잡이', '복도', '가구', '걸레받이', '클레이']) {
    const { words, step } = (await ask(typed)).item as { words: string[]; step: string }
    expect([typed, step, words]).toEqual([typed, 'literal', [typed]])
  }
})

test('initials win, and what the keys may have meant is offered', async () => {
  const { item } = await ask('ㅁㄴ')
  expect((item['nearest'] as Near[])[0]!.title).toContain('무늬')
  expect(item['offers']).toEqual(['as'])
})

test('no name is found by what means nothing', async () => {
  const found: string[] = []
  for (const typed of NONSENSE) {
    const { item } = await ask(typed)
    if ((item['nearest'] as Near[]).length > 0 && item['step'] !== 'text')
      found.push(`${typed}: ${String(item['step'])} ${(item['nearest'] as Near[])[0]!.title}`)
  }
  expect(NONSENSE).toHaveLength(60)
  expect(found).toEqual([])
})

test('a word of a name is never corrected', async () => {
  const words = await app.open.db.select({ word: searchWords.word }).from(searchWords)
  const corrected: string[] = []
  for (const { word } of words.filter((_, at) => at % 12 === 0)) {
    const { step } = (await ask(word)).item
    if (step === 'near' || step === 'ask') corrected.push(`${word}: ${String(step)}`)
  }
  expect(words.length).toBeGreaterThan(1_000)
  expect(corrected).toEqual([])
}, 120_000)

test('however it was typed, it is the same question', async () => {
  const plain = ['원목결 마루', '붙박이장', '84㎡', 'ㅂㅈ', 'FL-00156']
  const typed = ['원목결\u00a0마루'.normalize('NFD'), '붙박이장'.normalize('NFD'), '84m2', '\u1107\u110c', 'ＦＬ－００１５６']
  for (const [at, one] of plain.entries()) expect(await nearest(typed[at]!)).toEqual(await nearest(one))
})
