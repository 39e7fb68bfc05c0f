// A visitor books a visit, changes and cancels it (SYS-29), and the staff of the store see it.
import type { Browser, Page } from '@playwright/test'
import { daysAfter, weekOf } from '@/schemas/rules/places/week-of'
import { seoulDay } from '@/schemas/words/seoul-day'
import { violationsOn } from '../../support/barriers'
import { countCalls } from '../../support/settled'
import { expect, settled, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'
import { verifyVisitor } from '../../support/verify-visitor'

const SANGAM = '/zin/exhibition/detail/showroom-sangam'
const NONHYEON = '/zin/exhibition/detail/showroom-nonhyeon'
const form = (page: Page) => page.getByRole('form', { name: '방문 예약' })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
// Each walks through several pages of both sides.
test.beforeEach(() => test.slow())

/** Days after today that receive visitors, six at least: in the month that is open, or, near its end, in the next (which has none yet on its first days). */
async function openDays(page: Page) {
  const calendar = page.getByRole('group', { name: '방문하는 날 달력' })
  const days = calendar.locator('td:not([data-outside]):not([data-today]) button:not([disabled])')
  await expect(calendar.locator('td button').first()).toBeVisible()
  if ((await days.count()) < 6) await calendar.getByRole('button', { name: '다음 달로 이동' }).click()
  return days
}
async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const [name, value] = (await staffCookie(baseURL)).split(/=(.*)/s) as [string, string]
  const office = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  countCalls(office)
  await office.addCookies([{ name, value, url: baseURL! }])
  return office.newPage()
}

/** From the first screen of the console to the booking of 박도윤 in the calendar: moved by dragging, moved back by keys, and opened. */
async function moveInCalendar(desk: Page, day: string): Promise<void> {
  const link = desk.locator('nav a[href="/ice_builder/visits"]').first()
  if (!(await link.isVisible())) await desk.locator('summary').filter({ hasText: '상담과 방문' }).first().click()
  await link.click()
  await desk.waitForURL('**/ice_builder/visits')
  await settled(desk)
  await desk.getByRole('button', { name: '달력', exact: true }).click()
  await desk.getByRole('combobox', { name: /^곳/ }).click()
  await desk.getByRole('option', { name: '라움결 스퀘어 상암' }).click()
  const grid = desk.getByRole('grid', { name: '라움결 스퀘어 상암 방문 달력' })
  const card = grid.getByRole('listitem').filter({ hasText: '박*윤' })
  await expect(grid).toBeVisible()
  const thisWeek = weekOf(seoulDay(new Date()))[0]!
  for (let monday = thisWeek; monday < weekOf(day)[0]!; monday = daysAfter(monday, 7))
    await desk.getByRole('button', { name: '다음 주' }).click()
  await expect(card).toBeVisible()
  const cellOf = () => card.evaluate((one) => one.closest<HTMLElement>('[data-slot]')!.dataset['slot']!)
  const home = await cellOf()
  const below = await card.evaluate((one) => {
    const cell = one.closest('td')!
    const row = cell.closest('tr')!.nextElementSibling as HTMLTableRowElement
    return row.cells[cell.cellIndex]!.dataset['slot']!
  })
  await card.hover()
  await desk.mouse.down()
  await desk.mouse.move(0, 0, { steps: 2 })
  await desk.locator(`[data-slot="${below}"]`).hover()
  await desk.mouse.up()
  const question = desk.getByRole('dialog', { name: '이 시간으로 옮깁니다' })
  await expect(question).toContainText(below.slice(-5))
  await question.getByRole('button', { name: '고객이 전화로 요청' }).click()
  await question.getByLabel('바뀐 시간을 고객에게 알리기').uncheck()
  await question.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(desk.getByText('고객에게는 따로 알리지 않습니다.')).toBeVisible()
  await expect.poll(cellOf).toBe(below)

  await card.getByRole('link').focus()
  await desk.keyboard.press('Space')
  await desk.keyboard.press('ArrowUp')
  await expect(desk.getByText(/자리 남았습니다. 옮길 수 있습니다.$/)).toHaveCount(1)
  await desk.keyboard.press('Space')
  await question.getByLabel('옮기는 사유').fill('잘못 옮겨 되돌림')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('로 옮겼습니다. 고객에게 알립니다.')).toBeVisible()
  await expect.poll(cellOf).toBe(home)
  await expect(card.getByRole('link')).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('시간 변경 · 문자')).toBeVisible()
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('SYS-29: by keyboard, a visitor books, keeps the words over a reload, changes and cancels; the staff see each step', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(SANGAM)
    await settled(page)
    await page.getByRole('button', { name: '방문 시간 고르기' }).focus()
    await page.keyboard.press('Enter')
    await expect(form(page)).toBeVisible()
    // What is missing is said, and nothing is sent.
    await form(page).getByRole('button', { name: '방문 예약하기' }).press('Enter')
    await expect(page.getByText('방문하실 날과 시간을 골라 주세요.').first()).toBeVisible()
    await expect(page.getByText('본인인증을 마쳐 주세요.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    const days = await openDays(page)
    await days.first().focus()
    await page.keyboard.press('Enter')
    const times = page.getByRole('group', { name: /방문 시간$/ }).getByRole('radio')
    await times.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(times.nth(1)).toBeChecked()
    const startsAt = await times.nth(1).getAttribute('value')
    await page.getByLabel('요청 사항').fill('중문을 보고 싶습니다.')
    await verifyVisitor(page, '휴대전화 본인인증', '송다온')
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('송다온')
    await page.reload()
    await settled(page)
    await expect(page.getByLabel('요청 사항')).toHaveValue('중문을 보고 싶습니다.')
    await expect(page.locator(`input[value="${startsAt}"]`)).toBeChecked()
    await page.getByRole('checkbox', { name: /동의/ }).check()
    expect(await violationsOn(page)).toEqual([])

    const sent: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/visitSvcApi/book') && sent.push(request.url())))
    await form(page).getByRole('button', { name: '방문 예약하기' }).dblclick()
    await expect(page.getByText('방문 예약을 마쳤습니다.')).toBeVisible()
    expect(sent).toHaveLength(1)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: '달력에 넣기' }).click()
    expect((await saving).suggestedFilename()).toBe('visit.ics')
    await page.getByRole('link', { name: '예약 확인·변경' }).click()
    await expect(page).toHaveURL(/\/zin\/exhibition\/visit\?key=\d+\./)
    await settled(page)
    await expect(page.getByText('송*온 외 1명')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await page.getByRole('button', { name: '시간 변경' }).press('Enter')
    const others = await openDays(page)
    await others.nth(1).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('group', { name: /방문 시간$/ })
      .getByRole('radio')
      .nth(2)
      .press('Space')
    await page.getByRole('button', { name: '이 시간으로 변경' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '방문 시간을 바꾸었습니다.' })).toBeVisible()

    const desk = await openDesk(browser, baseURL)
    await desk.goto('/ice_builder/visits?place=shop:showroom-sangam')
    // The person may have booked before: the row of this booking, whose number its address names.
    const visitSeq = /key=(\d+)\./.exec(page.url())![1]!
    const row = desk.getByRole('row').filter({ has: desk.locator(`a[href$="/visits/${visitSeq}"]`) })
    await expect(row).toContainText('송*온')
    await expect(row).toContainText('요청 있음')
    expect(await violationsOn(desk)).toEqual([])
    await row.getByRole('link').click()
    await expect(desk.getByText('시간 변경 · 문자')).toBeVisible()
    await desk.getByRole('button', { name: '가려진 내용 열람' }).click()
    await desk.getByRole('dialog').getByLabel('열람하는 사유').fill('방문 시간 확인')
    await desk.getByRole('dialog').getByRole('button', { name: '열람', exact: true }).click()
    await expect(desk.getByText('중문을 보고 싶습니다.')).toBeVisible()
    await expect(desk.getByText('010-2000-1011')).toBeVisible()
    expect(await violationsOn(desk)).toEqual([])

    await page.getByRole('button', { name: '예약 취소' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: '방문 예약을 취소하시겠습니까?' })
    await expect(question.getByRole('button')).toHaveText(['돌아가기', '예약 취소'])
    await question.getByRole('button', { name: '예약 취소' }).press('Enter')
    await expect(page.getByText('예약을 취소했습니다.')).toBeVisible()
    await expect(page.getByRole('button', { name: '시간 변경' })).toHaveCount(0)
    await desk.reload()
    await expect(desk.getByText('취소', { exact: true })).toBeVisible()
    await desk.context().close()
  })

  test('staff move a visit in the calendar and cancel it with a reason that the visitor reads; a forged address opens nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/consulting-list-identity?callback=/mypage/consulting/smart')
    await settled(page)
    await verifyVisitor(page, '본인인증하기', '박도윤')
    await page.waitForURL('/mypage/consulting/smart')
    const booked = page.getByRole('list', { name: '방문 예약' })
    const visit = booked.getByRole('listitem').filter({ hasText: '라움결 스퀘어 상암' })
    const day = seoulDay(new Date((await visit.locator('time').getAttribute('datetime'))!))
    await visit.getByRole('link').click()
    await expect(page).toHaveURL(/\/zin\/exhibition\/visit\?key=2\./)

    const desk = await openDesk(browser, baseURL)
    await desk.goto('/ice_builder/home')
    await moveInCalendar(desk, day)
    await settled(desk)
    await desk.getByRole('button', { name: '예약 취소' }).click()
    await desk.getByRole('dialog').getByLabel('취소 사유').fill('누수 공사로 하루 쉽니다')
    await desk.getByRole('dialog').getByRole('button', { name: '예약 취소', exact: true }).click()
    await expect(desk.getByText('예약을 취소하고 고객에게 알렸습니다.')).toBeVisible()
    await desk.context().close()

    // The page still shows the booking: pressing says what became of it.
    await settled(page)
    await page.getByRole('button', { name: '예약 취소' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click()
    await expect(page.getByText('누수 공사로 하루 쉽니다')).toBeVisible()
    const { pathname, search } = new URL(page.url())
    await page.goto(`${pathname}${search.replace('key=2.', 'key=3.')}`)
    await expect(page.getByText('방문 예약을 찾을 수 없습니다.')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('SYS-29: by touch, a time that was filled meanwhile offers others, and nothing typed is lost', async ({ page }) => {
    await page.goto(NONHYEON)
    await settled(page)
    await page.getByRole('button', { name: '방문 시간 고르기' }).tap()
    await verifyVisitor(page, '휴대전화 본인인증', '송다온')
    const days = await openDays(page)
    await days.nth(3).tap()
    const times = page.getByRole('group', { name: /방문 시간$/ })
    await times.getByText('13:00').tap()
    await page.getByLabel('요청 사항').fill('아주긴낱말'.repeat(40))
    await page.getByText('개인정보 수집·이용 동의', { exact: false }).first().tap()
    expect(await fits(page)).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    // Somebody else takes the last place.
    await page.route(
      '**/svc/visitSvcApi/book',
      async (route) => {
        const nearest = await times.getByRole('radio').nth(3).getAttribute('value')
        const item = { nearest: [{ startsAt: nearest, endsAt: nearest, state: 'open', left: 1 }] }
        const data = { result: '409', resultMessage: '방금 자리가 찼습니다. 가까운 다른 시간을 골라 주세요.', item }
        await route.fulfill({ status: 409, json: { data } })
      },
      { times: 1 },
    )
    await form(page).getByRole('button', { name: '방문 예약하기' }).tap()
    await expect(page.getByText('방금 자리가 찼습니다. 가까운 다른 시간을 골라 주세요.')).toBeVisible()
    await expect(page.getByLabel('요청 사항')).toHaveValue('아주긴낱말'.repeat(40))
    await page.getByRole('button', { name: /14:00$/ }).tap()
    await form(page).getByRole('button', { name: '방문 예약하기' }).tap()
    await expect(page.getByText('방문 예약을 마쳤습니다.')).toBeVisible()
    expect(await fits(page)).toBe(true)
    await page.getByRole('link', { name: '예약 확인·변경' }).tap()
    await settled(page)
    await page.getByRole('button', { name: '시간 변경' }).tap()
    await (await openDays(page)).nth(4).tap()
    await page
      .getByRole('group', { name: /방문 시간$/ })
      .getByText('11:00')
      .tap()
    await page.getByRole('button', { name: '이 시간으로 변경' }).tap()
    await expect(page.getByText('방문 시간을 바꾸었습니다.')).toBeVisible()
    expect(await fits(page)).toBe(true)
    await page.getByRole('button', { name: '예약 취소' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).tap()
    await expect(page.getByText('예약을 취소했습니다.')).toBeVisible()
  })

  test('a model house is visited by appointment; one that receives nobody says so', async ({ page }) => {
    await page.goto('/zin/exhibition/modelhouse')
    await page.getByRole('link', { name: '결마을 한빛 1단지' }).tap()
    await expect(page).toHaveURL(/\/zin\/exhibition\/visit\?place=house(:|%3A)1$/)
    await settled(page)
    await expect(form(page)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.goto('/zin/exhibition/visit?place=house:999')
    await expect(page.getByText('방문 예약을 찾을 수 없습니다.')).toBeVisible()
  })
})
