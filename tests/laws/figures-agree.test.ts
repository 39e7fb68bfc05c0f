// Laws of the figures that shipped pages and records name: two pages never say two numbers of one thing, and what can be counted is counted.
import { expect, test } from 'vitest'
import { CONSULTATION_LABELS } from '@/schemas/rules/consulting/consultation-form'
import { jsonFiles, readJson } from '../support/fixtures'

const seed = <T>(name: string) => readJson(`pages-fixtures/seed/${name}.json`) as T[]
const told = [...jsonFiles('pages-fixtures/seed'), ...jsonFiles('pages-fixtures/site')].map((file) => ({
  file,
  words: JSON.stringify(readJson(file)).replaceAll(/<[^>]+>/g, ' '),
}))
const numbersIn = (pattern: RegExp) =>
  told.flatMap(({ file, words }) => [...words.matchAll(pattern)].map(([, number]) => ({ file, number: Number(number) })))

const shops = seed<{ type: string; parking: string }>('shops')
const products = seed<{ cateId1: string }>('products')
const countOf = (kinds: readonly string[]) => shops.filter(({ type }) => kinds.includes(type)).length

test.each([
  ['라움결 스퀘어 …곳', /라움결 스퀘어\s+(\d+)곳/g, countOf(['showroom'])],
  ['시공점 …곳', /(?:시·도|시·도의 시공점) (\d+)곳/g, countOf(['dealer', 'mart'])],
  ['바닥재 …종', /(?:바닥재|마루) (\d+)종/g, products.filter(({ cateId1 }) => cateId1 === 'floor').length],
  ['많이 찾는 답 …가지', /(?:답 |")(\d+)가지(?:를| 모두)/g, seed('faqs').length],
])('%s is what there is', (_, pattern, count) => {
  const named = numbersIn(pattern)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ number }) => number !== count)).toEqual([])
})

test('who asks for a consultation is called within the same days everywhere', () => {
  // A complaint is another thing than a consultation.
  const days = numbersIn(/영업일 기준 (\d)일 안에(?: 담당자가| 담당 매장에서)? ?(?:연락|전화)/g).filter(
    ({ file }) => !file.endsWith('etc-resolution.json'),
  )
  expect(days.length).toBeGreaterThan(2)
  expect(days.filter(({ number }) => number !== 2)).toEqual([])
})

test('every showroom has two hours of parking, as the answers say, and glass is warranted for five years', () => {
  expect(shops.filter(({ type, parking }) => type === 'showroom' && !parking.includes('2시간 무료'))).toEqual([])
  const years = numbersIn(/(?:복층·삼중 유리|유리)\s+(\d+)년/g)
  expect(years.length).toBeGreaterThan(1)
  expect(years.filter(({ number }) => number !== 5)).toEqual([])
})

test('the warranty in the answers and on the pages is that of the products', () => {
  const { answer } = seed<{ question: string; answer: string }>('faqs').find(({ question }) => question.startsWith('품질 보증'))!
  const rows = new Map([...answer.matchAll(/<th scope="row">([^<]+)<\/th><td>(\d+년)<\/td>/g)].map(([, what, years]) => [what!, years!]))
  const all = seed<{ zinPrdName: string; cateId: string; cateId1: string; specs: { label: string; value: string }[] }>('products')
  const OF: Record<string, (one: (typeof all)[number]) => boolean> = {
    '원목결 마루': ({ cateId }) => cateId.startsWith('floor-wood'),
    '포근 시트': ({ cateId }) => cateId.startsWith('floor-sheet'),
    '돌결 타일': ({ zinPrdName }) => zinPrdName.startsWith('돌결 타일'),
    벽지: ({ cateId1 }) => cateId1 === 'wallpaper',
    '중문, 방문': ({ cateId1 }) => cateId1 === 'door',
    필름: ({ cateId1 }) => cateId1 === 'film',
    '주방 상하부장': ({ cateId }) => cateId === 'kitchen-cabinet',
    '주방 상판': ({ cateId }) => cateId === 'kitchen-top',
    붙박이장: ({ cateId }) => cateId === 'dressroom-closet',
    '몰딩, 벽 패널': ({ cateId1 }) => cateId1 === 'interior',
    창틀: ({ cateId1 }) => cateId1 === 'window',
  }
  for (const [what, isOf] of Object.entries(OF)) {
    const warranted = new Set(all.filter(isOf).map(({ specs }) => specs.find(({ label }) => label === 'A/S')!.value))
    const years = rows.get(what)
    expect([what, [...warranted]]).toEqual([what, [what === '창틀' ? `창틀 ${years}, 부품 ${rows.get('창호 손잡이, 잠금장치')}` : years]])
  }
  // Other pages name a few of them.
  for (const [what, pattern] of [
    ['창틀', /창틀(?:의 품질 보증 기간을 5년에서)? (\d+)년/g],
    ['원목결 마루', /원목결 마루 (\d+)년/g],
  ] as const) {
    const named = numbersIn(pattern)
    expect([what, named.length > 0, named.filter(({ number }) => `${number}년` !== rows.get(what))]).toEqual([what, true, []])
  }
  expect(numbersIn(/바닥재(?:<[^>]+>|\s|[:,])*(\d)년/g)).toEqual([])
})

test('a consultation in a showroom takes the same time wherever it is told', () => {
  const minutes = numbersIn(/상담(?:은| 시간)\s*(?:약 )?(\d+)분/g)
  expect(minutes.length).toBeGreaterThan(2)
  expect(minutes.filter(({ number }) => number !== 40)).toEqual([])
})

test('who won is named where winners are told, and nowhere else', () => {
  const masked = /[가-힣]\*[가-힣]/
  expect(
    seed<{ title: string; contents: string }>('notices')
      .filter(({ contents }) => masked.test(contents))
      .map(({ title }) => title),
  ).toEqual([])
  const winners = seed<{ winnerSeq: number; subject: string }>('winners')
  const told = seed<{ title: string; contents: string }>('notices').filter(({ title }) => title.includes('당첨자 발표'))
  for (const { title, contents } of told) {
    const link = /\/zin\/event\/winner\/detail\/(\d+)/.exec(contents)?.[1]
    expect([title, winners.find(({ winnerSeq }) => winnerSeq === Number(link))?.subject]).toEqual([title, title])
  }
  expect(told.length).toBeGreaterThan(0)
})

test('a notice of one night is not kept at the top after it', () => {
  const pinned = seed<{ category: string; title: string; pinned: boolean }>('notices').filter((one) => one.pinned)
  // Its day is written in its words, and the demonstration goes on.
  expect(pinned.filter(({ category, title }) => category === 'system' || /점검/.test(title)).map(({ title }) => title)).toEqual([])
})

test('the papers say what the request for a consultation, the store and the shop finder ask for', () => {
  const paper = JSON.stringify(readJson('pages-fixtures/site/members/etc-privacy.json')).replaceAll('\\"', '"')
  const rows = (what: string) => [...paper.matchAll(new RegExp(`<th scope="row">${what}[^<]*</th><td>([^<]+)</td><td>([^<]+)</td>`, 'g'))]
  const asked = Object.entries(CONSULTATION_LABELS).filter(([name]) => !['files', 'agreed'].includes(name))
  // One for each of the two versions.
  for (const what of ['상담 신청', '스토어 주문']) expect([what, rows(what).length]).toEqual([what, 2])
  for (const [, wanted, free] of rows('상담 신청')) {
    expect(asked.filter(([, label]) => !wanted!.includes(label)).map(([, label]) => label)).toEqual([])
    expect(free).not.toMatch(/평형|예산|일정/)
  }
  const answer = seed<{ question: string; answer: string }>('faqs').find(({ question }) =>
    question.startsWith('회원이 아니어도 상담'),
  )!.answer
  for (const word of ['본인인증', CONSULTATION_LABELS.categories, CONSULTATION_LABELS.startDt, CONSULTATION_LABELS.address])
    expect(answer).toContain(word)
  const location = seed<{ termsType: string; contents: string }>('terms').find(({ termsType }) => termsType === '02')!.contents
  expect(location).toContain('회사로 보내지 않')
  expect(location).not.toMatch(/30일|6개월|지역 시공사례|길 찾기/)
})
