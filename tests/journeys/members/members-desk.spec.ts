// The members desk: a member is found by a whole value, opened for a reason, blocked and let in again; the audit log tells it in words.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'
import { unfoldEntry } from '../../support/unfold-entry'

/** To who saw a member, and of those only who took a file. */
const MOST_PRESSES = 4

async function signInAsStaff(page: Page, site: string): Promise<void> {
  const [name, value] = (await staffCookie(site)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
}

test('a member is found, opened for a reason, exported, blocked and let in again; the log says so in words', async ({ page, baseURL }) => {
  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/members')
  await page.getByRole('combobox', { name: /찾는 기준/ }).click()
  await page.getByRole('option', { name: '휴대전화' }).click()
  await page.getByLabel('찾을 휴대전화').fill('010-2000-1008')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(page.getByText('휴대전화로 찾은 회원 1명')).toBeVisible()
  expect(page.url()).not.toContain('2000')
  await page.getByRole('link', { name: '문*온' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('문*온')
  await page.getByRole('button', { name: '가려진 내용 열람' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(dialog.getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('열람하는 사유').fill('고객센터 본인 확인')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(page.getByText('문가온')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('뒤 다시 가립니다')

  // What happened, with its numbers, and a note that is kept while it is written.
  const timeline = page.getByRole('region', { name: '있었던 일' })
  await expect(timeline.getByRole('listitem').filter({ hasText: '회원 개인정보 열람' }).first()).toContainText('고객센터 본인 확인')
  await timeline.getByRole('button', { name: /^결모임 \d+$/ }).click()
  await expect(timeline.getByRole('listitem')).toContainText(['겨울 한 달 써 보기에 지원'])
  const notes = page.getByRole('region', { name: '직원 메모' })
  await notes.getByLabel('새 메모').fill('주민번호 900131-2345678')
  await notes.getByRole('button', { name: '메모 남기기' }).click()
  await expect(notes.getByText('주민등록번호나 카드 번호로 보이는 숫자가 있습니다.')).toBeVisible()
  await notes.getByLabel('새 메모').fill('전화는 점심 뒤가 좋다고 하셨습니다.')
  await notes.getByRole('button', { name: '메모 남기기' }).click()
  await expect(notes.getByRole('listitem').filter({ hasText: '전화는 점심 뒤가' })).toContainText('데모 관리자')
  await expect(notes.getByLabel('새 메모')).toHaveValue('')
  await timeline.getByRole('button', { name: /^직원 메모 [1-9]/ }).click()
  await expect(timeline.getByRole('listitem').first()).toContainText('전화는 점심 뒤가 좋다고 하셨습니다.')
  // What cannot be taken back stands after everything that is read.
  const heights = await page.evaluate(() =>
    ['#notes', '#timeline', '#acts'].map((id) => document.querySelector(id)!.getBoundingClientRect().top),
  )
  expect(Math.max(...heights)).toBe(heights[2])
  expect(await violationsOn(page)).toEqual([])

  const act = async (name: string, label: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog.getByLabel(label).fill('약관을 어긴 글')
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const file = page.waitForEvent('download')
  await act('자료 내려받기', '내려받는 사유')
  const stored = JSON.parse(await readFile(await (await file).path(), 'utf8')) as Record<string, Record<string, string>[]>
  expect(stored['회원 정보']![0]).toMatchObject({ 이름: '문가온', 아이디: 'gaonmoon' })
  await act('이용 제한', '제한하는 사유')
  await expect(page.getByText('이용을 제한한 사유: 약관을 어긴 글')).toBeVisible()
  await act('이용 제한 해제', '해제하는 사유')
  await expect(page.getByText('이용을 제한한 사유')).toBeHidden()

  // The list is as it was left, found once more by nobody.
  await page.getByRole('link', { name: '회원 목록으로' }).click()
  await expect(page.getByText('휴대전화로 찾은 회원 1명')).toBeVisible()
  // Who saw a member is found in few presses, counted from the list.
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('link', { name: '문*온' }))
  await press(page.getByRole('link', { name: '누가 보고 고쳤나' }))
  const dealt = page.getByRole('region', { name: '님의 정보를 다룬 기록' })
  // Other journeys deal with this member too.
  await expect(dealt).toContainText(/보거나 내보낸 운영자[1-9]\d*명열람[1-9]\d*번고침[1-9]\d*번내보낸 파일[1-9]\d*개사유 없이 본 것0번/)
  const files = Number(/내보낸 파일(\d+)개/.exec(await dealt.innerText().then((text) => text.replaceAll('\n', '')))?.[1])
  const table = page.getByRole('table', { name: '감사 기록' })
  await expect(table.getByRole('row').filter({ hasText: '회원 개인정보 열람' })).toContainText('고객센터 본인 확인')
  await expect(table.getByRole('row').filter({ hasText: '회원 이용 제한 해제' })).toContainText('데모 관리자')
  await expect(table.getByRole('row').filter({ hasText: '회원 개인정보 열람' })).toContainText('127.0.0.1 · Chrome')
  await press(page.getByRole('combobox', { name: '정보를 다룬 일' }))
  await press(page.getByRole('option', { name: '내보냄', exact: true }))
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  await expect(table.getByRole('rowheader')).toHaveText(Array<string>(files).fill('회원 자료 내려받기'))
  const seals = page.getByRole('region', { name: '기록의 봉인' })
  await seals.getByRole('button', { name: '지금 확인하기' }).click()
  await expect(seals.getByRole('status')).toContainText(/기록이 이어져 있습니다\. [\d,]+줄을 처음부터 확인했습니다\./)
  expect(await violationsOn(page)).toEqual([])
})

test('the audit log is narrowed by words and days, exported for a reason, and its last month is signed', async ({ page, baseURL }) => {
  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/audit')
  const table = page.getByRole('table', { name: '감사 기록' })
  await page.getByRole('searchbox', { name: '감사 기록 찾기' }).fill('운영자 로그인')
  await expect(table.getByRole('rowheader').first()).toHaveText('운영자 로그인')
  await page.getByRole('textbox', { name: '이날부터' }).fill('2020-01-01')
  await page.getByRole('textbox', { name: '이날까지' }).fill('2020-01-02')
  await expect(page.getByText('조건에 맞는 기록이 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '조건 초기화' }).click()
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: '내려받기' }).click()
  await page.getByRole('dialog').getByLabel('내려받는 사유').fill('분기 점검 자료')
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '내려받기' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain('운영자 로그인')

  // What stands out in the last month is answered one by one, signed, and then changed by nobody.
  await unfoldEntry(page, '월간 점검')
  await page.getByRole('link', { name: '월간 점검', exact: true }).click()
  await expect(page.getByText('확인 0 / 3')).toBeVisible()
  const night = page.getByRole('listitem').filter({ hasText: '밤에 개인정보를 보았습니다' })
  await expect(night).toContainText('데모 매장 담당자, 22시부터 6시 사이에 1번, 2명의 정보')
  await page.getByRole('button', { name: '서명하기' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '확인 결과를 남기시면' })).toBeVisible()
  await night.getByRole('link', { name: '기록 1줄 보기' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['상담 내용 열람'])
  await page.goBack()
  for (const words of ['밤에 개인정보를 보았습니다', '개인정보를 내보냈습니다', '처음 보는 곳에서 로그인했습니다']) {
    const finding = page.getByRole('listitem').filter({ hasText: words })
    await finding.getByRole('button', { name: '확인 결과 적기' }).click()
    await finding.getByRole('textbox', { name: '확인 결과' }).fill('근무표와 방문 일정으로 확인했습니다.')
    await finding.getByRole('button', { name: '확인 결과 남기기' }).click()
    await expect(finding).toContainText('데모 관리자')
  }
  await page.getByLabel('점검한 분의 말').fill('야간 근무표를 함께 두기로 했습니다.')
  await page.getByRole('button', { name: '서명하기' }).click()
  await expect(page.getByText('서명한 뒤 바뀌지 않았고, 이제 아무도 고칠 수 없습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '확인 결과 고치기' })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
})
