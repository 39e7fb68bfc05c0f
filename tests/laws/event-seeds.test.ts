import { expect, test } from 'vitest'
import { readJson } from '../support/fixtures'

interface SeededEvent {
  eventSeq: number
  eventName: string
  summary: string
  eventType: string
  contentPc: string
  applyLimitType?: string
}
interface SeededGame {
  eventSeq: number
  game: { cases?: { title: string; href: string }[] }
}
const events = readJson('pages-fixtures/seed/events.json') as SeededEvent[]
const games = readJson('pages-fixtures/seed/event-games.json') as SeededGame[]
const titles = new Map(
  (readJson('pages-fixtures/seed/interior-cases.json') as { seq: number; type: string; title: string; area: number }[]).map((one) => [
    `/styling/${one.type}/detail/${one.seq}`,
    one,
  ]),
)
const wordsOf = ({ eventName, summary, contentPc }: SeededEvent): string => `${eventName} ${summary} ${contentPc}`

test('C-GIFT: one for each subscriber, in person at a business site, from 14 December 2023 until they run out', () => {
  const gift = events.find(({ contentPc }) => contentPc.includes('무선 충전기'))!
  expect(gift.eventType).toBe('join')
  for (const fact of ['키보드', '마우스', '무선 충전기', '한 분에 한 벌', '사업장에서 직접', '2023년 12월 14일부터', '모두 나갈 때까지'])
    expect(gift.contentPc).toContain(fact)
})

test('cases that are linked or put to the vote are called by their own titles, with their own areas', () => {
  const linked = events.flatMap(({ eventSeq, contentPc }) =>
    [...contentPc.matchAll(/<a href="(\/styling\/[^"]+\/detail\/\d+)">([^<]+)<\/a><\/td><td>(\d+)㎡/g)].map(([, href, title, area]) => ({
      eventSeq,
      href: href!,
      title,
      area: Number(area),
    })),
  )
  expect(linked.length).toBeGreaterThan(0)
  for (const { eventSeq, href, title, area } of linked) {
    const { title: own, area: measured } = titles.get(href) ?? { title: '', area: 0 }
    expect([eventSeq, href, title, area]).toEqual([eventSeq, href, own, measured])
  }
  for (const { eventSeq, game } of games)
    for (const { href, title } of game.cases ?? []) expect([eventSeq, href, title]).toEqual([eventSeq, href, titles.get(href)?.title])
})

test('no event promises points, which no event gives, nor a choice that its page does not have', () => {
  for (const event of events)
    expect([event.eventSeq, wordsOf(event)]).toEqual([event.eventSeq, expect.not.stringMatching(/포인트 \d|관심 공간|조각을 옮/)])
})

test('how often one may enter is said as the page lets one', () => {
  for (const event of events) {
    const limit = event.applyLimitType ?? '3'
    const once = /한 번 (?:참여|투표)할 수 있습니다/.test(event.contentPc) && !/하루 한 번/.test(event.contentPc)
    if (once) expect([event.eventSeq, limit]).toEqual([event.eventSeq, '3'])
    if (/지점마다 한 번/.test(event.contentPc)) expect([event.eventSeq, limit]).toEqual([event.eventSeq, '1'])
  }
})
