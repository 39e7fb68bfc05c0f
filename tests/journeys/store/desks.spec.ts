// The lists of the store for staff, from the console's first page by their names.
import type { Page } from '@playwright/test'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'
import { unfoldEntry } from '../../support/unfold-entry'

async function open(page: Page, words: string): Promise<void> {
  await enterConsole(page, '/ice_builder/home')
  await unfoldEntry(page, words)
  await page.getByRole('link', { name: words, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  await settled(page)
}

test('a review is answered and what was done is said; hiding one asks for a reason and is left without a trace', async ({
  page,
  complaints,
}) => {
  await open(page, '상품 후기')
  await page.getByRole('searchbox', { name: '후기 찾기' }).fill('미끄러지지')
  const row = page.getByRole('row').filter({ hasText: '욕실 원목 스툴' })
  await expect(page).toHaveURL(/q=/)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('별점 5점 · 작은스튜디오 · 사진 2장')
  await row.getByRole('button', { name: '작은스튜디오의 후기 숨기기' }).click()
  const dialog = page.getByRole('dialog', { name: '후기를 숨깁니다' })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('숨기는 사유').fill('전화번호가 적혀 있습니다')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('보임')
  await row.getByRole('button', { name: /답글 (달기|바꾸기)$/ }).click()
  await page.getByRole('dialog', { name: '후기에 답글을 답니다' }).getByLabel('답글').fill('써 주셔서 고맙습니다')
  await page.getByRole('button', { name: '답글 달기', exact: true }).click()
  await expect(page.getByText('답글을 저장했습니다.')).toBeVisible()
  await expect(row).toContainText('답글: 써 주셔서 고맙습니다')
  await page.getByRole('tab', { name: /^숨김/ }).click()
  await expect(page.getByText('조건에 맞는', { exact: false })).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('stock is narrowed to what is sold out and to one piece of goods, and tells its history', async ({ page, complaints }) => {
  await open(page, '재고')
  await page.getByRole('tab', { name: /^품절/ }).click()
  await expect(page).toHaveURL(/state=out/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('품절')
  await expect(first).toContainText('0개')
  await first.getByRole('button', { name: /메뉴$/ }).click()
  await expect(page.getByRole('menuitem')).toContainText(['수량 바꾸기', '기록 보기', '이 상품만 보기'])
  await page.getByRole('menuitem', { name: '기록 보기' }).click()
  await expect(page.getByRole('dialog', { name: '재고 기록' })).toBeVisible()
  await page.keyboard.press('Escape')
  await first.getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '이 상품만 보기' }).click()
  await expect(page).toHaveURL(/goods=/)
  await page.getByRole('button', { name: '모든 상품 보기' }).click()
  await expect(page).not.toHaveURL(/goods=/)
  expect(complaints).toEqual([])
})

test('returns show what is to be worked on until all of them are chosen', async ({ page, complaints }) => {
  await open(page, '교환과 반품')
  const shown = page.getByRole('combobox', { name: '보기: 처리할 것' })
  await shown.click()
  await page.getByRole('option', { name: '모두' }).click()
  await expect(page).toHaveURL(/show=all/)
  await expect(page.getByRole('combobox', { name: '보기: 모두' })).toBeVisible()
  expect(complaints).toEqual([])
})
