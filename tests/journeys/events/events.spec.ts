// SYS-33: an event is the same by its card, by its typed page and by its number; what is over stands among the finished ones;
// a winner post remembers the page of the list that it was opened from.
import type { APIRequestContext } from '@playwright/test'
import { readJson } from '../../support/fixtures'
import { linkNamed, readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

interface Event {
  eventSeq: number
  eventName: string
  eventLink: string
  pageType: string
  openStrDate: { days: number }
  openEndDate: { days: number }
}
interface Winner {
  subject: string
  postedAt: { days: number }
}
const events = readJson('pages-fixtures/seed/events.json') as Event[]
const ongoing = events.filter(({ openStrDate, openEndDate }) => openStrDate.days < 0 && openEndDate.days > 0)
const quiz = ongoing.find(({ pageType }) => pageType === 'quiz')!
const finished = events.find(({ openEndDate }) => openEndDate.days < 0)!
const winners = (readJson('pages-fixtures/seed/winners.json') as Winner[]).sort((a, b) => b.postedAt.days - a.postedAt.days)

/** Where the card of an event leads. Other journeys make events of their own, so it may have moved on to another page of the list. */
async function linkOf(request: APIRequestContext, eventName: string): Promise<string> {
  for (let n = 1; n < 20; n++) {
    const { document } = await readPage(request, `/zin/event/event?page=${n}`)
    const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent.trim() === eventName)
    if (link) return link.getAttribute('href')!
  }
  throw new Error(`No page of the list shows ${eventName}.`)
}

test('the quiz event opens by its card and by its typed page: the same event', async ({ request }) => {
  expect(await linkOf(request, quiz.eventName)).toMatch(new RegExp(`^/zin/event/event/quiz/${quiz.eventSeq}/?$`))
  for (const path of [`/zin/event/event/quiz/${quiz.eventSeq}`, `/zin/event/event/${quiz.eventSeq}`]) {
    const { document } = await readPage(request, path)
    expect(document.querySelector('h1')!.textContent.trim()).toBe(quiz.eventName)
    expect(document.title).toMatch(new RegExp(`^${quiz.eventName} `))
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(new RegExp(`/zin/event/event/${quiz.eventSeq}$`))
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
    expect(data).toEqual(expect.arrayContaining([expect.stringMatching(/"@type":"Event"/)]))
  }
})

test('S-EVT-12: an ended event is among the finished ones, and is marked wherever it is opened', async ({ request }) => {
  const list = await readPage(request, '/zin/event/finish')
  const link = linkNamed(list.document.querySelector('main')!, finished.eventName).getAttribute('href')!
  expect(link).toMatch(new RegExp(`^/zin/event/finish/${finished.eventSeq}/?$`))
  for (const path of [link, `/zin/event/event/${finished.eventSeq}`]) {
    const { document } = await readPage(request, path)
    expect(document.querySelector('main')!.textContent, path).toContain('종료된 이벤트입니다.')
  }
  const ongoingPage = await request.get('/zin/event/event')
  expect(await ongoingPage.text()).not.toContain(`/zin/event/event/${finished.eventSeq}"`)
  const moved = await request.get(`/zin/event/finish/${quiz.eventSeq}`, { maxRedirects: 0 })
  expect(moved.headers()['location']).toMatch(new RegExp(`/zin/event/event/quiz/${quiz.eventSeq}$`))
})

test('S-EVT-13: the card of an event with a link opens that link', async ({ request }) => {
  const linked = ongoing.find(({ eventLink }) => eventLink)!
  expect(await linkOf(request, linked.eventName)).toBe(linked.eventLink)
})

test('a winner post opens with pageNo, and links back to that page of the list', async ({ page }) => {
  await page.goto('/zin/event/winner?pageNo=2')
  await settled(page)
  await page.getByRole('link', { name: winners[10]!.subject }).click()
  await expect(page).toHaveURL(/\/zin\/event\/winner\/detail\/\d+\/?\?pageNo=2$/)
  await expect(page.getByRole('heading', { level: 1, name: winners[10]!.subject })).toBeVisible()
  await page.getByRole('link', { name: '목록 보기' }).click()
  await expect(page).toHaveURL(/\/zin\/event\/winner\/?\?pageNo=2$/)
})

test('unknown pages: 404; pages beyond the list: a link back', async ({ request }) => {
  for (const path of ['event/999999', 'event/abc', 'event/nonsense/113', 'finish/999999', 'winner/detail/999999', 'benefit/999999'])
    expect((await request.get(`/zin/event/${path}`)).status(), path).toBe(404)
  for (const path of ['event?page=-1', 'event?page=1e9', `winner?pageNo=${'9'.repeat(1_000)}`, 'benefit?page=1&page=2'])
    expect((await request.get(`/zin/event/${path}`)).status(), path.slice(0, 40)).toBe(200)
  const { document } = await readPage(request, '/zin/event/winner?pageNo=50')
  expect(linkNamed(document, '첫 페이지 보기').getAttribute('href')).toBe('/zin/event/winner')
})
