// The members desk: a member is found by a whole value, opened for a reason, blocked and let in again; the audit log tells it in words.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'

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
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '문*온' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('문*온')
  await page.getByRole('button', { name: '가려진 내용 열람' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(dialog.getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('열람하는 사유').fill('고객센터 본인 확인')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(page.getByText('문가온')).toBeVisible()
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

  await page.getByRole('link', { name: '누가 보고 고쳤나' }).click()
  const dealt = page.getByRole('region', { name: '님의 정보를 다룬 기록' })
  // Other journeys deal with this member too.
  await expect(dealt).toContainText(/보거나 내보낸 운영자[1-9]\d*명열람[1-9]\d*번고침[1-9]\d*번내보낸 파일[1-9]\d*개사유 없이 본 것0번/)
  const files = Number(/내보낸 파일(\d+)개/.exec(await dealt.innerText().then((text) => text.replaceAll('\n', '')))?.[1])
  const table = page.getByRole('table', { name: '감사 기록' })
  await expect(table.getByRole('row').filter({ hasText: '회원 개인정보 열람' })).toContainText('고객센터 본인 확인')
  await expect(table.getByRole('row').filter({ hasText: '회원 이용 제한 해제' })).toContainText('데모 관리자')
  await expect(table.getByRole('row').filter({ hasText: '회원 개인정보 열람' })).toContainText('127.0.0.1 · Chrome')
  await page.getByRole('combobox', { name: '정보를 다룬 일' }).click()
  await page.getByRole('option', { name: '내보냄', exact: true }).click()
  await expect(table.getByRole('rowheader')).toHaveText(Array<string>(files).fill('회원 자료 내려받기'))
  const seals = page.getByRole('region', { name: '기록의 봉인' })
  await seals.getByRole('button', { name: '지금 확인하기' }).click()
  await expect(seals.getByRole('status')).toContainText(/기록이 이어져 있습니다\. [\d,]+줄을 처음부터 확인했습니다\./)
  expect(await violationsOn(page)).toEqual([])
})

test('the audit log is narrowed by words and days, and exported for a reason', async ({ page, baseURL }) => {
  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/audit')
  const table = page.getByRole('table', { name: '감사 기록' })
  await page.getByRole('searchbox', { name: '감사 기록 찾기' }).fill('운영자 로그인')
  await expect(table.getByRole('rowheader').first()).toHaveText('운영자 로그인')
  await page.getByLabel('이날부터').fill('2020-01-01')
  await page.getByLabel('이날까지').fill('2020-01-02')
  await expect(page.getByText('조건에 맞는 기록이 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '조건 초기화' }).click()
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: '내려받기' }).click()
  await page.getByRole('dialog').getByLabel('내려받는 사유').fill('분기 점검 자료')
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '내려받기' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain('운영자 로그인')
})
