// The builder knows events (SYS-34 to SYS-36): an editor sets up a quiz from the palette, plays it without leaving an entry,
// publishes it; a member enters; staff read the entries, draw and announce.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { answerDialog, expectApplied, openEntry, press } from '../../support/at-event'
import { described, violationsOn } from '../../support/barriers'
import { expect, newRoute, test } from '../../support/builder-page'
import { madeEvent } from '../../support/made-event'
import { settled } from '../../support/site-test'
import { signInAt, staffCookie } from '../../support/staff-cookie'

const name = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

async function enter(page: Page, cookie: string, site: string): Promise<void> {
  const [key, value] = cookie.split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name: key, value, url: site }])
}
const asAdmin = async (page: Page, site: string) => enter(page, await staffCookie(site), site)
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })
const choose = async (page: Page, box: Locator, option: string) => {
  await box.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** A picture of the storage. */
async function pick(page: Page, form: Locator, label: string): Promise<void> {
  await form.getByRole('button', { name: `${label}: 사진 고르기` }).click()
  await page.getByRole('dialog').getByRole('listbox', { name: '사진' }).getByRole('option').first().click()
}

test('a new quiz event, from the palette to published, without a developer', async ({ page, editor, builder, signIn, baseURL }) => {
  test.slow()
  const title = name('단열 퀴즈')
  const route = await editor.publish({ route: newRoute('quiz'), title: '퀴즈 화면', blocks: [] })
  await builder.open(route)
  await builder.openGroups('이벤트')
  await builder.tile('객관식 퀴즈').click()
  await builder.inspector.getByRole('button', { name: '새 이벤트' }).click()
  const dialog = page.getByRole('dialog', { name: '새 이벤트 만들기' })
  await expect(dialog.getByRole('combobox')).toHaveText('객관식 퀴즈')
  await field(dialog, '이벤트 이름').fill(title)
  await dialog.getByRole('button', { name: '만들고 설정' }).click()

  // Beside the page: nothing is missed silently, and publishing says what is.
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet.getByText('게시 전')).toBeVisible()
  await sheet.getByRole('button', { name: '게시', exact: true }).click()
  await expect(sheet.getByRole('alert').first()).toContainText('곳을 확인해 주세요.')
  await field(sheet, '문제').fill('열이 덜 새는 유리는?')
  const choices = sheet.getByRole('group', { name: '보기', exact: true })
  for (const [i, words] of ['로이 유리', '벽지'].entries()) {
    await choices.getByRole('button', { name: '보기에 더하기' }).click()
    await choices.getByRole('textbox').nth(i).fill(words)
  }
  await choose(page, field(sheet, '정답 보기'), '1. 로이 유리')
  await pick(page, sheet, '배너 그림(PC)')
  await pick(page, sheet, '배너 그림(모바일)')
  await field(sheet, '배너 대체 텍스트').fill('창가에 햇빛이 드는 거실')
  await field(sheet, '참여 횟수').getByRole('radio', { name: '한 번만' }).click()
  await field(sheet, '응모를 마쳤을 때').fill('응모해 주셔서 고맙습니다.')
  await sheet.getByRole('button', { name: '저장', exact: true }).click()
  await expect(sheet.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible()

  // Played as it will be, by staff: checked and answered, and nothing stored.
  const opened = page.waitForEvent('popup')
  await sheet.getByRole('link', { name: '미리 보기' }).click()
  const preview = await opened
  await settled(preview)
  const address = new URL(preview.url()).pathname
  const trial = preview.locator('[data-entry]')
  await press(trial.getByRole('radio', { name: '로이 유리' }), 'Space')
  await press(trial.locator('button[type=submit]'))
  await answerDialog(preview, '응모해 주셔서 고맙습니다.')
  await preview.close()

  // The next in line waits outside until it is published.
  const visitor = await page.context().browser()!.newContext({ baseURL: baseURL! })
  expect((await visitor.request.get(address)).status()).toBe(404)
  await sheet.getByRole('button', { name: '게시', exact: true }).click()
  await expect(sheet.getByRole('status').filter({ hasText: '게시했습니다.' })).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(200)
  await expect(sheet.getByRole('link', { name: '참여 내역과 당첨자 보기' })).toBeVisible()
  await visitor.close()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(builder.canvas.getByText('열이 덜 새는 유리는?')).toBeVisible()

  await signIn('haneul')
  const eventSeq = Number(/(\d+)\/?$/.exec(address)![1])
  const entries = async () =>
    ((await (await page.request.get(`/adm/event/entries?eventSeq=${eventSeq}`)).json()) as { data: { totalCount: number } }).data.totalCount
  expect(await entries()).toBe(0)
  const place = await openEntry(page, eventSeq)
  await press(place.getByRole('radio', { name: '로이 유리' }), 'Space')
  await press(place.locator('button[type=submit]'))
  await expectApplied(page, () => answerDialog(page, '응모해 주셔서 고맙습니다.'))
  expect(await entries()).toBe(1)
})

test('the list is searched and filtered by keys, and the URL contains the view', async ({ page, staff, baseURL }) => {
  const title = name('목록 퀴즈')
  const eventSeq = await madeEvent(staff, { eventName: title, eventType: 'join' })
  await asAdmin(page, baseURL!)
  await page.goto('/ice_builder')
  await page.locator('summary').filter({ hasText: '행사와 혜택' }).press('Enter')
  await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '이벤트', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '이벤트' })).toBeVisible()
  await settled(page)
  await page.getByRole('searchbox', { name: '이벤트 찾기' }).fill(title)
  const rows = page.getByRole('table').locator('[data-cell=title]')
  await expect(rows).toHaveText([title])
  await page.getByRole('tab', { name: /^종료/ }).click()
  await expect(page.getByRole('heading', { name: '조건에 맞는 이벤트가 없습니다.' })).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveText([title])
  await page.reload()
  await expect(rows).toHaveText([title])
  expect((await violationsOn(page)).map(described)).toEqual([])
  await rows.press('Enter')
  await expect(page).toHaveURL(`/ice_builder/events/${eventSeq}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await violationsOn(page)).map(described)).toEqual([])
})

test('of two simultaneous saves, the second decides; no input is lost', async ({ page, staff, baseURL }) => {
  const title = name('두 사람')
  const eventSeq = await madeEvent(staff, { eventName: title, eventType: 'join', summary: '처음' })
  await asAdmin(page, baseURL!)
  await page.goto(`/ice_builder/events/${eventSeq}`)
  const form = page.getByRole('region', { name: '이벤트 설정' })
  await field(form, '한 줄 소개').fill('내 소개')
  await field(form, '배너 대체 텍스트').fill('내가 적은 대체 텍스트')

  const { data } = (await (await staff.get(`/adm/event/open?eventSeq=${eventSeq}`)).json()) as {
    data: { item: { version: number; form: object } }
  }
  const other = { ...data.item.form, summary: '다른 사람의 소개', eventName: `${title} 새 이름` }
  expect((await staff.post('/adm/event/save', { data: { eventSeq, version: data.item.version, form: other } })).ok()).toBe(true)

  await page.keyboard.press('ControlOrMeta+s')
  // Signed in as the same person elsewhere.
  const question = page.getByRole('dialog', { name: '내 다른 탭에서 먼저 저장했습니다' })
  await expect(question.getByText('다른 사람의 소개')).toBeVisible()
  await question.getByRole('radio', { name: /내가 고친 것/ }).check()
  await question.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect(field(form, '한 줄 소개')).toHaveValue('내 소개')
  await expect(field(form, '이벤트 이름')).toHaveValue(`${title} 새 이름`)
  await expect(field(form, '배너 대체 텍스트')).toHaveValue('내가 적은 대체 텍스트')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').filter({ hasText: '저장했습니다.' })).toBeVisible()
})

test('entries are exported with a reason, winners are drawn by a published seed and announced with masked names', async ({
  page,
  staff,
  signIn,
  baseURL,
}) => {
  const title = name('추첨 이벤트')
  const eventSeq = await madeEvent(staff, { eventName: title, eventType: 'default', marketingRequiredYn: 'N' })
  await signIn('haneul')
  const applied = await page.request.post('/svc/eventSvcApi/svcEntryApply', {
    form: { eventId: String(eventSeq) },
    headers: { origin: baseURL! },
  })
  expect(applied.ok(), await applied.text()).toBe(true)
  const { data } = (await (await staff.get(`/adm/event/open?eventSeq=${eventSeq}`)).json()) as {
    data: { item: { version: number; form: object } }
  }
  const over = { ...data.item.form, openEndDate: new Date(Date.now() - 60_000).toISOString() }
  expect((await staff.post('/adm/event/save', { data: { eventSeq, version: data.item.version, form: over } })).ok()).toBe(true)

  await asAdmin(page, baseURL!)
  await page.goto(`/ice_builder/events/${eventSeq}?tab=entries`)
  await expect(page.getByRole('table', { name: '참여 내역' }).getByRole('rowheader')).toHaveText([/^han\*{3}/])
  expect((await violationsOn(page)).map(described)).toEqual([])
  await page.getByRole('button', { name: '내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '참여 내역 내려받기' })
  await dialog.getByRole('checkbox', { name: /개인정보 포함/ }).check()
  await dialog.getByRole('button', { name: '내려받기' }).click()
  await expect(dialog.getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('내려받는 사유').fill('경품 발송을 위해')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '내려받기' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(new RegExp(`^event-${eventSeq}-entries-\\d{8}-personal\\.csv$`))
  expect(await readFile(await file.path(), 'utf8')).toMatch(/haneul/)

  await page.getByRole('tab', { name: '당첨자' }).click()
  await page.getByRole('button', { name: '추첨하기' }).click()
  const drawing = page.getByRole('dialog', { name: '당첨자 추첨' })
  await drawing.getByLabel('당첨자 수').fill('1')
  await drawing.getByLabel('씨앗값').fill('0123456789abcdef0123456789abcdef')
  await drawing.getByLabel('추첨 사유').fill('봄 이벤트 경품')
  await drawing.getByRole('button', { name: '추첨', exact: true }).click()
  const card = page.getByRole('article', { name: /^추첨 \d+$/ })
  await expect(card).toContainText('0123456789abcdef0123456789abcdef')
  expect((await violationsOn(page)).map(described)).toEqual([])
  await card.getByRole('button', { name: '발표하기' }).click()
  await page.getByRole('dialog', { name: '당첨자 발표' }).getByRole('button', { name: '발표', exact: true }).click()
  await card.getByRole('link', { name: '발표 글 보기' }).click()
  await expect(page.getByRole('heading', { name: `${title} 당첨자 발표` })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([/^.\*+.?$/])
  await expect(page.getByText('씨앗값: 0123456789abcdef0123456789abcdef')).toBeVisible()
})

test('a manager looks at everything and is offered nothing that writes', async ({ page, staff, baseURL }) => {
  const eventSeq = await madeEvent(staff, { eventName: name('매니저'), eventType: 'join' })
  await enter(page, await signInAt(baseURL!, 'marumanager', 'Oak7!Tile58'), baseURL!)
  await page.goto(`/ice_builder/events/${eventSeq}`)
  const form = page.getByRole('region', { name: '이벤트 설정' })
  await expect(field(form, '이벤트 이름')).toHaveAttribute('readonly', '')
  for (const action of ['저장', '게시', '게시 내리기']) await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0)
  await page.goto('/ice_builder/events')
  await expect(page.getByRole('button', { name: '새 이벤트' })).toHaveCount(0)
})
