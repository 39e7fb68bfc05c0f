// What needs more than a few fields: a store, a version of the terms with the day it begins, and a case. A member of staff who knows only
// the words on the screen enters each, is told at its field what is wrong, and finds it where visitors see it.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

const PUBLISHED = '게시했습니다. 방문자에게 보입니다.'
const mark = () => randomUUID().slice(0, 6)

async function photograph(name: string) {
  const [r, g, b] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: r!, g: g!, b: b! } } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
/** The record as visitors see it, in a window of its own. */
async function visitorOf(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await menu(page, '방문자 화면')
  return opened
}

test('a store: hours that nobody could read are told, and visitors find it with its hours', async ({ page, complaints }) => {
  // Some twenty fields, each found by its words.
  test.slow()
  const name = `라움결 ${mark()} 전시장`
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('매장')
  await editor.follow('새로 만들기')
  await page.getByRole('radio', { name: '전시장', exact: true }).click()
  await editor.fill('매장 이름', name)
  await editor.fill('시·도', '강원')
  await editor.fill('주소', '강원특별자치도 강릉시 하슬라로 10')
  await editor.fill('위도', '37.7519')
  await editor.fill('경도', '128.8761')
  await editor.fill('대표 전화', '033-123-4567')
  await editor.fill('여는 시간', '아침 10:00부터')
  await editor.press('게시')
  await expect(page.getByText(/시간을 읽을 수 없습니다\. 10:30–19:30이나/)).toBeVisible()
  await editor.fill('여는 시간', '10:00–19:00')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()

  const visitor = await visitorOf(page)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('10:00–19:00')
  await expect(visitor.getByRole('main')).toContainText('033-123-4567')
  await visitor.goto(`/zin/exhibition?searchKeyword=${encodeURIComponent(name)}`)
  await expect(visitor.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  // Later tests see the stores as they are shipped.
  await menu(page, '휴지통으로')
  await expect(page.getByText('휴지통에 있어 방문자에게 보이지 않습니다.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('terms: a version begins on its day, and no day before today', async ({ page }) => {
  const version = `${1_000 + Math.floor(Math.random() * 9_000)}.0`
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('약관')
  await editor.follow('새로 만들기')
  await editor.choose('약관 종류', '위치기반서비스 이용약관')
  await editor.fill('판', version)
  await editor.fill('제목', '위치기반서비스 이용약관')
  await editor.fill('본문', '가까운 매장을 찾는 데에만 위치를 씁니다.')
  await page.getByLabel('시행일', { exact: true }).fill('2020-01-01T00:00')
  await editor.press('게시')
  await expect(page.getByText('시행일: 지난 때입니다. 앞으로 올 때를 골라 주세요.')).toBeVisible()
  await page.getByLabel('시행일', { exact: true }).fill('2036-03-01T00:00')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/etc/location')
  const main = visitor.getByRole('main')
  await expect(main).not.toContainText('가까운 매장을 찾는 데에만 위치를 씁니다.')
  await main.getByRole('link', { name: new RegExp(`버전 ${version}.*2036`) }).click()
  await expect(main).toContainText('2036.03.01부터 시행할 내용입니다.')
  await expect(main).toContainText('가까운 매장을 찾는 데에만 위치를 씁니다.')
  await menu(page, '휴지통으로')
  await expect
    .poll(async () => {
      await visitor.goto('/etc/location')
      return main.getByRole('link', { name: `버전 ${version}` }).count()
    })
    .toBe(0)
})

test('a case: its story and choices are filled in, and visitors read it', async ({ page, complaints }) => {
  // Some twenty fields, each found by its words.
  test.slow()
  const title = `볕이 드는 집 ${mark()}`
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('시공사례')
  await editor.follow('새로 만들기')
  await editor.choose('종류', '토탈 인테리어')
  await editor.fill('제목', title)
  await editor.bring('파일 올리기', await photograph('거실'))
  await expect(page.getByRole('button', { name: '대표 사진 빼기', exact: true })).toBeVisible()
  await editor.press('이야기에 더하기')
  await editor.fill('글', '벽을 하나 덜어 거실을 넓혔습니다.')
  await editor.choose('주거 형태', '아파트')
  await editor.choose('스타일', '내추럴')
  await editor.choose('가족 형태', '아이와 함께')
  await editor.choose('예산', '2,000만~3,000만 원')
  await editor.press('게시')
  await expect(page.getByText('시공 기간을 골라 주세요.')).toBeVisible()
  await editor.choose('시공 기간', '2~4주')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  expect(editor.steps).toBeLessThanOrEqual(24)

  const visitor = await visitorOf(page)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('벽을 하나 덜어 거실을 넓혔습니다.')
  await expect(visitor.getByRole('main')).toContainText('내추럴')
  await visitor.goto('/styling/expert-style')
  await expect(visitor.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  await menu(page, '휴지통으로')
  await expect(page.getByText('휴지통에 있어 방문자에게 보이지 않습니다.')).toBeVisible()
  expect(complaints).toEqual([])
})
