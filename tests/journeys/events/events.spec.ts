// SYS-33: an event is the same by its card, by its typed page and by its number; a finished one is among the finished ones; a winner post
// links back to its page of the list.
import type { Locator, Page } from '@playwright/test'
import { readJson } from '../../support/fixtures'
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

/** Other journeys make events of their own, so a card may have moved on to another page of the list. */
async function definitionOf(page: Page, eventName: string): Promise<Locator> {
  for (let n = 1; n < 20; n++) {
    await page.goto(`/zin/event/event?page=${n}`)
    const card = page.getByRole('link', { name: eventName, exact: true })
    if ((await card.count()) > 0) return card.first()
  }
  throw new Error(`No page of the list shows ${eventName}.`)
}

test('the quiz event opens by its card and by its typed page: the same event', async ({ page }) => {
  await (await definitionOf(page, quiz.eventName)).click()
  await expect(page).toHaveURL(new RegExp(`/zin/event/event/quiz/${quiz.eventSeq}/?$`))
  for (const path of [`/zin/event/event/quiz/${quiz.eventSeq}`, `/zin/event/event/${quiz.eventSeq}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: quiz.eventName })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${quiz.eventName} `))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/zin/event/event/${quiz.eventSeq}$`))
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/"@type":"Event"/)]),
    )
  }
})

test('S-EVT-12: an ended event is among the finished ones, and is marked wherever it is opened', async ({ page, request }) => {
  await page.goto('/zin/event/finish')
  await page.getByRole('link', { name: finished.eventName, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/zin/event/finish/${finished.eventSeq}/?$`))
  await expect(page.getByText('종료된 이벤트입니다.')).toBeVisible()
  await page.goto(`/zin/event/event/${finished.eventSeq}`)
  await expect(page.getByText('종료된 이벤트입니다.')).toBeVisible()
  const ongoingPage = await request.get('/zin/event/event')
  expect(await ongoingPage.text()).not.toContain(`/zin/event/event/${finished.eventSeq}"`)
  const moved = await request.get(`/zin/event/finish/${quiz.eventSeq}`, { maxRedirects: 0 })
  expect(moved.headers()['location']).toMatch(new RegExp(`/zin/event/event/quiz/${quiz.eventSeq}$`))
})

test('S-EVT-13: the card of an event with a link opens that link', async ({ page }) => {
  const linked = ongoing.find(({ eventLink }) => eventLink)!
  await expect(await definitionOf(page, linked.eventName)).toHaveAttribute('href', linked.eventLink)
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

test('unknown pages: 404; pages beyond the list: a link back', async ({ page, request }) => {
  for (const path of ['event/999999', 'event/abc', 'event/nonsense/113', 'finish/999999', 'winner/detail/999999', 'benefit/999999'])
    expect((await request.get(`/zin/event/${path}`)).status(), path).toBe(404)
  for (const path of ['event?page=-1', 'event?page=1e9', `winner?pageNo=${'9'.repeat(1_000)}`, 'benefit?page=1&page=2'])
    expect((await request.get(`/zin/event/${path}`)).status(), path.slice(0, 40)).toBe(200)
  await page.goto('/zin/event/winner?pageNo=50')
  await expect(page.getByRole('link', { name: '첫 페이지 보기' })).toBeVisible()
})
