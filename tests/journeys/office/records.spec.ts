// A member of staff who knows only the words on the screen enters a notice and a question, and finds each on the public page. Nothing
// that was typed is lost: a closed tab offers it again, and two who write the same record keep both texts.
import { randomUUID } from 'node:crypto'
import { barriers } from '../../support/barriers'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

const named = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

test('a first-time editor makes a notice and finds it on the public page', async ({ page, complaints }) => {
  const title = named('겨울철 배송 안내')
  await enterConsole(page, '/ice_builder')
  const editor = new FirstTimer(page)
  await editor.follow('공지사항')
  await expect(page.getByRole('heading', { name: '공지사항', level: 1 })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await editor.follow('새로 만들기')
  await editor.choose('분류', '안내')
  await editor.fill('제목', title)
  await editor.fill('본문', '눈이 오면 하루 늦을 수 있습니다.')
  await editor.press('게시')
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()
  expect(await barriers(page, { frames: [page.mainFrame()] })).toEqual([])
  await page.goto('/cs/notice')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('main')).toContainText('눈이 오면 하루 늦을 수 있습니다.')
  expect(editor.steps).toBeLessThanOrEqual(12)
  expect(complaints).toEqual([])
})

test('a first-time editor makes a question, and takes it back by one key', async ({ page }) => {
  const question = named('유리만 바꿀 수 있나요?')
  await enterConsole(page, '/ice_builder')
  const editor = new FirstTimer(page)
  await editor.follow('자주 묻는 질문')
  await editor.follow('새로 만들기')
  await editor.choose('분류', '제품')
  await editor.fill('질문', question)
  await editor.fill('답변', '네, 유리만 바꿀 수 있습니다.')
  await editor.press('게시')
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()
  expect(editor.steps).toBeLessThanOrEqual(12)
  const visitor = await page.context().newPage()
  await visitor.goto(`/cs/faq?searchKeyword=${encodeURIComponent(question)}`)
  await expect(visitor.getByRole('main')).toContainText(question)

  await page.getByRole('link', { name: '자주 묻는 질문 목록으로' }).click()
  await page.getByRole('searchbox').fill(question)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `${question} 더 보기` }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect(page.getByRole('region', { name: '결과' })).toContainText('휴지통으로 옮겼습니다.')
  await expect(page.getByRole('heading', { name: '조건에 맞는 항목이 없습니다.' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: '결과' })).toContainText('휴지통에서 되돌렸습니다.')
  await expect(page.getByRole('link', { name: question })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('main')).toContainText(question)
})

test('what was typed survives a closed tab, and two who write the same field are asked', async ({ page, staff }) => {
  const title = named('주차 안내')
  const made = await staff.post('/adm/record/create', { data: { type: 'notices', values: { title, category: 'guide' } } })
  const { id } = ((await made.json()) as { data: { item: { id: string } } }).data.item
  const path = `/ice_builder/records/notices/${id}`

  await enterConsole(page, path)
  const field = page.getByRole('textbox', { name: '제목', exact: true })
  await expect(field).toHaveValue(title)
  // The service cannot be reached while this is typed.
  await page.route('**/adm/record/save', (route) => route.abort())
  await field.fill(`${title} (내 제목)`)
  await expect(page.getByText('저장하지 못함')).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const saved = await staff.post('/adm/record/save', {
    data: { type: 'notices', id, version: 1, values: { title: `${title} (한결의 제목)`, category: 'guide' } },
  })
  expect(saved.status()).toBe(200)
  const again = await page.context().newPage()
  await again.goto(path)
  await again.getByRole('dialog', { name: '저장하지 못한 내용이 있습니다' }).getByRole('button', { name: '이어서 쓰기' }).click()
  const question = again.getByRole('dialog').filter({ hasText: '같은 곳을 고친 1건' })
  await expect(question).toContainText(`${title} (한결의 제목)`)
  await question.getByRole('radio').nth(1).check()
  await question.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect(again.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(`${title} (내 제목)`)
  await expect(again.getByRole('status').filter({ hasText: '에 저장됨' })).toBeVisible()
  const opened = await staff.get(`/adm/record/open?type=notices&id=${id}`)
  expect(((await opened.json()) as { data: { item: { name: string } } }).data.item.name).toBe(`${title} (내 제목)`)
})
