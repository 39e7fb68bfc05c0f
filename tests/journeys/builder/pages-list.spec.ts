// The list of documents: found, filtered, sorted, made, named, published and thrown away without opening one.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { described, violationsOn } from '../../support/barriers'
import { block, expect, settled, test } from '../../support/site-test'
import { signInAt, staffCookie } from '../../support/staff-cookie'

const MANAGER = ['marumanager', 'Oak7!Tile58'] as const

async function enter(page: Page, cookie: string, site: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: site }])
}
async function open(page: Page, path: string, site: string): Promise<void> {
  await enter(page, await staffCookie(site), site)
  await page.goto(path)
  await settled(page)
}
const heading = (text?: string) => block('heading', text === undefined ? { level: 2 } : { text, level: 2 })
/** A folder of its own for each test: other journeys fill the same list. */
const newFolder = () => `/list-${randomUUID().slice(0, 8)}`
const titles = (page: Page) => page.getByRole('table').locator('[data-cell=title]')
const query = (page: Page) => new URL(page.url()).searchParams
const search = (page: Page) => page.getByRole('searchbox', { name: '페이지 찾기' })
const menuOf = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `${title} 더 보기` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('is searched by initials, filtered and sorted, and the URL contains all of it', async ({ page, editor, baseURL }) => {
  const folder = newFolder()
  await editor.publish({ route: `${folder}/b`, title: '나루터 목록 시험', layout: 'content', blocks: [heading('나')] })
  await editor.publish({ route: `${folder}/a`, title: '가람길 목록 시험', layout: 'empty', blocks: [heading('가')] })
  await editor.save({ route: `${folder}/c`, title: '다래숲 목록 시험', layout: 'empty', blocks: [heading()] })
  await open(page, '/ice_builder', baseURL!)

  await search(page).fill(folder)
  await expect(titles(page)).toHaveText(['다래숲 목록 시험', '가람길 목록 시험', '나루터 목록 시험'])
  await expect(page.getByRole('tab', { name: '초안 1' })).toBeVisible()
  await search(page).fill(`ㄴㄹㅌㅁㄹ ${folder}`)
  await expect(titles(page)).toHaveText(['나루터 목록 시험'])
  await expect(page.getByRole('status').filter({ hasText: '검색 결과 1개' })).toHaveCount(1)
  await search(page).fill(folder)
  await expect(titles(page)).toHaveCount(3)

  const title = page.getByRole('columnheader', { name: '제목과 주소' })
  await title.getByRole('button').click()
  await expect(title).toHaveAttribute('aria-sort', 'ascending')
  await expect(titles(page)).toHaveText(['가람길 목록 시험', '나루터 목록 시험', '다래숲 목록 시험'])
  await title.getByRole('button').click()
  await expect(title).toHaveAttribute('aria-sort', 'descending')
  await expect(titles(page)).toHaveText(['다래숲 목록 시험', '나루터 목록 시험', '가람길 목록 시험'])

  await page.getByRole('combobox', { name: '틀' }).click()
  await page.getByRole('option', { name: '빈 틀' }).click()
  await expect(titles(page)).toHaveText(['다래숲 목록 시험', '가람길 목록 시험'])
  await page.getByRole('button', { name: '문제 있음' }).click()
  await expect(titles(page)).toHaveText(['다래숲 목록 시험'])
  expect(Object.fromEntries(query(page))).toEqual({ q: folder, layout: 'empty', problems: 'Y', sort: 'title', direction: 'desc' })

  await page.reload()
  await expect(titles(page)).toHaveText(['다래숲 목록 시험'])
  await expect(search(page)).toHaveValue(folder)
  await page.goBack()
  await expect(titles(page)).toHaveText(['다래숲 목록 시험', '가람길 목록 시험'])
  await page.getByRole('tab', { name: /^게시됨/ }).click()
  await expect(titles(page)).toHaveText(['가람길 목록 시험'])

  await search(page).fill('아무데도 없는 말')
  await expect(page.getByRole('heading', { name: '조건에 맞는 문서가 없습니다.' })).toBeVisible()
  await page.getByRole('button', { name: '조건 초기화' }).click()
  await expect(titles(page)).toHaveCount(20)
  expect(query(page).get('q')).toBeNull()
})

test('is turned page by page, by keys too', async ({ page, baseURL }) => {
  await open(page, '/ice_builder?sort=name', baseURL!)
  await expect(titles(page)).toHaveCount(20)
  await page.getByRole('button', { name: '다음 페이지' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^21–/)).toBeVisible()
  expect(query(page).get('page')).toBe('2')
  await page.goBack()
  await expect(page.getByText(/^1–20/)).toBeVisible()
  expect(query(page).get('page')).toBeNull()

  await titles(page).nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles(page).nth(1)).toBeFocused()
  const href = await titles(page).nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === decodeURI(href!) || url.pathname === href)
})

test('a page is created from a template, and a fault is shown at its field', async ({ page, staff, baseURL }) => {
  const folder = newFolder()
  const template = `template-${folder.slice(6)}`
  const made = await staff.post('/adm/foPage/create', {
    data: { kind: 'template', name: template, title: `서식 ${folder}`, definition: { blocks: [heading('서식의 글')] } },
  })
  expect(made.status(), await made.text()).toBe(200)
  await open(page, '/ice_builder', baseURL!)

  const opener = page.getByRole('button', { name: '새 페이지' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '새 페이지 만들기' })
  const [title, address] = [dialog.getByLabel('제목', { exact: true }), dialog.getByLabel('주소', { exact: true })]
  await dialog.getByRole('button', { name: '만들고 편집' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/제목을 입력해 주세요\./)

  await title.fill('서식으로 만든 페이지')
  // An address is proposed, and a missing slash is put before one that is written.
  await expect(address).toHaveValue('/seosigeuro-mandeun-peiji')
  await address.fill('zin/home')
  await page.keyboard.press('Enter')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('/zin/home')
  await expect(address).toHaveAccessibleDescription(/이미 있습니다\./)
  await expect(title).toHaveValue('서식으로 만든 페이지')

  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await title.fill('서식으로 만든 페이지')
  await address.fill(`${folder}/new`)
  await dialog.getByRole('radio', { name: `서식 ${folder}` }).click()
  await dialog.getByRole('button', { name: '만들고 편집' }).click()
  await page.waitForURL(`**/ice_builder/page${folder}/new`)
  const draft = await staff.get('/adm/foPage/open', { params: { kind: 'page', name: `${folder}/new` } })
  expect(await draft.text()).toContain('서식의 글')
})

test('a page is renamed and copied, and no input is lost', async ({ page, editor, staff, baseURL }) => {
  const folder = newFolder()
  const route = `${folder}/first`
  const { id, draftNumber } = await editor.save({ route, title: '처음 이름', blocks: [heading('글')] })
  await open(page, `/ice_builder?q=${encodeURIComponent(folder)}`, baseURL!)

  await menuOf(page, '처음 이름', '이름 바꾸기')
  const naming = page.getByRole('dialog', { name: '이름 바꾸기' })
  await naming.getByLabel('제목').fill('새 이름')
  // Somebody saves meanwhile.
  await staff.post('/adm/foPage/rename', { form: { id, title: '남이 바꾼 이름', draftNumber } })
  await page.keyboard.press('Enter')
  await expect(naming.getByRole('alert')).toHaveText(/그사이 이 문서가 다른 곳에서/)
  await expect(naming.getByLabel('제목')).toHaveValue('새 이름')
  await naming.getByRole('button', { name: '이름 바꾸기' }).click()
  await expect(titles(page)).toHaveText(['새 이름'])

  await menuOf(page, '새 이름', '복제')
  const copying = page.getByRole('dialog', { name: '복제' })
  await expect(copying.getByLabel('제목')).toHaveValue('새 이름 사본')
  await expect(copying.getByLabel('주소')).toHaveValue(`${route}-copy`)
  await copying.getByLabel('주소').fill(route)
  await page.keyboard.press('Enter')
  await expect(copying.getByLabel('주소')).toHaveAccessibleDescription(/이미 있습니다\./)
  await copying.getByLabel('주소').fill(`${folder}/second`)
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['새 이름 사본', '새 이름'])
})

test('many are published at once, and the one refused says why and where', async ({ page, editor, baseURL }) => {
  const folder = newFolder()
  await editor.save({ route: `${folder}/good`, title: '성한 페이지', blocks: [heading('글')] })
  await editor.save({ route: `${folder}/bad`, title: '덜 된 페이지', blocks: [heading()] })
  await open(page, `/ice_builder?q=${encodeURIComponent(folder)}`, baseURL!)

  await page.getByRole('checkbox', { name: '이 페이지의 문서 모두 고르기' }).check()
  const bulk = page.getByRole('group', { name: '고른 문서' })
  await expect(bulk).toContainText('2개 선택')
  await bulk.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByRole('dialog', { name: '2개 문서를 게시하시겠습니까?' }).getByRole('button', { name: '게시' }).click()

  const report = page.getByRole('region', { name: '결과' })
  await expect(report).toBeFocused()
  await expect(report).toContainText('‘성한 페이지’를 게시했습니다. 1개는 게시하지 못했습니다.')
  await expect(report.getByText('제목 › 제목', { exact: true })).toBeVisible()
  await expect(report).not.toContainText('/blocks/')
  await expect(bulk).toContainText('1개 선택')
  await expect(page.getByRole('row', { name: /성한 페이지/ })).toContainText('게시됨')
  await expect(page.getByRole('row', { name: /덜 된 페이지/ })).toContainText('초안')
  expect((await page.request.get(`${folder}/good`)).status()).toBe(200)
  expect((await page.request.get(`${folder}/bad`)).status()).toBe(404)

  const link = report.getByRole('link', { name: /제목 › 제목/ })
  await link.click()
  await page.waitForURL(
    (url) => url.pathname === `/ice_builder/page${folder}/bad` && url.searchParams.get('problem') === '/blocks/0/props/text',
  )
})

test('what is thrown away is gone from the site, and comes back as it was', async ({ page, editor, baseURL }) => {
  const folder = newFolder()
  await editor.publish({ route: `${folder}/old`, title: '묵은 페이지', blocks: [heading('글')] })
  const way = block('button', { label: '묵은 글', link: `${folder}/old` })
  await editor.publish({ route: `${newFolder()}/front`, title: '가리키는 페이지', blocks: [way] })
  await open(page, `/ice_builder?q=${encodeURIComponent(folder)}`, baseURL!)

  await menuOf(page, '묵은 페이지', '휴지통으로')
  const question = page.getByRole('dialog', { name: '휴지통으로 옮기시겠습니까?' })
  await expect(question.getByRole('region', { name: '쓰인 곳' })).toContainText(/1곳에서 쓰고 있습니다.*가리키는 페이지/)
  await question.getByRole('button', { name: '휴지통으로 옮기기' }).click()
  const report = page.getByRole('region', { name: '결과' })
  await expect(report).toContainText('‘묵은 페이지’를 휴지통으로 옮겼습니다.')
  await expect(report).toBeFocused()
  await expect(page.getByRole('heading', { name: '조건에 맞는 문서가 없습니다.' })).toBeVisible()
  expect((await page.request.get(`${folder}/old`)).status()).toBe(404)

  await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '휴지통' }).click()
  await expect(page.getByRole('heading', { name: '휴지통', level: 1 })).toBeVisible()
  await page.getByRole('searchbox').fill(folder)
  // Another search is another list: what was chosen in the one before is chosen no more.
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(folder)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page
    .getByRole('row', { name: new RegExp(folder) })
    .getByRole('checkbox', { name: '묵은 페이지 고르기' })
    .check()
  await page.getByRole('group', { name: '고른 문서' }).getByRole('button', { name: '되살리기' }).click()
  await expect(report).toContainText('‘묵은 페이지’를 되살렸습니다.')
  await page.goto(`/ice_builder?q=${encodeURIComponent(folder)}`)
  await expect(page.getByRole('row', { name: /묵은 페이지/ })).toContainText('게시됨')
  expect((await page.request.get(`${folder}/old`)).status()).toBe(200)
})

test('a manager looks, and is offered nothing that writes', async ({ page, baseURL }) => {
  await enter(page, await signInAt(baseURL!, ...MANAGER), baseURL!)
  await page.goto('/ice_builder')
  await settled(page)
  await expect(titles(page)).toHaveCount(20)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '새 페이지' })).toHaveCount(0)
  await page
    .getByRole('button', { name: /더 보기$/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText([/^열어 보기/, /^미리 보기/, /^JSON으로 내보내기/])
})

test('a list that fails to load shows a message, and can be retried', async ({ page, baseURL }) => {
  await open(page, '/ice_builder', baseURL!)
  let isAway = true
  await page.route('**/adm/foPage/browse**', (route) => (isAway ? route.abort() : route.continue()))
  await page.getByRole('link', { name: '공통 조각' }).click()
  await expect(page.getByRole('heading', { name: '목록을 불러오지 못했습니다.' })).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('row', { name: /사이트 머리/ })).toContainText('시스템')
})

for (const width of [1440, 390]) {
  test(`nothing is in the way at ${width} px`, async ({ page, editor, complaints, baseURL }) => {
    const folder = newFolder()
    await editor.save({
      route: `${folder}/${'a-very-long-part-of-an-address/'.repeat(8)}end`,
      title: '아주긴제목을한번도띄어쓰지않고적은페이지'.repeat(5),
      blocks: [heading()],
    })
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/ice_builder?q=${encodeURIComponent(folder)}`, baseURL!)
    await expect(titles(page)).toHaveCount(1)
    const check = async (what: string) => {
      // A menu hangs beside the page, not in it.
      const violations = await violationsOn(page, { without: what === 'menu' ? ['region'] : [] })
      expect(violations.map(described), what).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    }
    await check('list')
    await page.getByRole('checkbox').last().check()
    await check('chosen')
    await page.getByRole('button', { name: /더 보기$/ }).click()
    await check('menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '새 페이지' }).click()
    await check('dialog')
    await page.keyboard.press('Escape')
    if (width < 1024) {
      await page.getByRole('button', { name: '관리 메뉴 열기' }).click()
      await check('navigation')
      await page.getByRole('dialog').getByRole('link', { name: '공통 조각' }).click()
      await expect(page.getByRole('heading', { name: '공통 조각', level: 1 })).toBeVisible()
    }
    expect(complaints).toEqual([])
  })
}
