// A member of staff copies a record, dates it in words, gives it an address, and changes many at once: each by the words on the screen.
import { randomUUID } from 'node:crypto'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

test('a notice is copied, dated by typing, addressed in words and found there; three are changed together and undone', async ({
  page,
  staff,
  request,
  complaints,
}) => {
  const mark = randomUUID().slice(0, 6)
  for (const number of [1, 2])
    await staff.post('/adm/record/create', {
      data: { type: 'notices', values: { title: `설 안내 ${mark} ${number}`, category: 'guide', contents: '<p>쉽니다.</p>' } },
    })
  await enterConsole(page, '/ice_builder')
  const editor = new FirstTimer(page)
  await editor.follow('공지사항')
  await page.getByRole('searchbox').fill(mark)
  await page.getByRole('button', { name: `설 안내 ${mark} 1 더 보기` }).click()
  await page.getByRole('menuitem', { name: '복제' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`설 안내 ${mark} 1 사본`)

  // What publishing needs is counted, and the count leads to the field.
  await page.getByRole('button', { name: '필수 1개 남음' }).click()
  const posted = page.getByRole('textbox', { name: '게시일', exact: true })
  await expect(posted).toBeFocused()
  await posted.fill('2026.11.29 3시')
  await expect(page.getByText('2026년 11월 29일 (일) 오후 3시')).toBeVisible()
  await posted.press('Enter')
  await expect(posted).toHaveValue('2026년 11월 29일 (일) 오후 3시')
  await posted.press('Alt+ArrowDown')
  await expect(page.getByRole('dialog', { name: '게시일 고르기' }).getByRole('button', { name: /^2026년 11월 29일 \(일\)/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(posted).toHaveValue('2026년 11월 28일 (토) 오후 3시')

  await page.getByRole('textbox', { name: '주소에 쓸 이름', exact: true }).fill(`설-안내-${mark}`)
  await page.getByRole('textbox', { name: '검색에 보일 제목', exact: true }).fill('설에도 엽니다')
  await expect(page.getByRole('figure')).toContainText('설에도 엽니다')
  await editor.press('게시')
  // The name that a copy was given is asked about once.
  await page.getByRole('dialog', { name: '게시하시겠습니까?' }).getByRole('button', { name: '게시', exact: true }).click()
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()
  const answer = await request.get(`/cs/notice/detail/${encodeURIComponent(`설-안내-${mark}`)}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<title>설에도 엽니다')

  await page.getByRole('link', { name: '공지사항 목록으로' }).click()
  await page.getByRole('searchbox').fill(mark)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('checkbox', { name: '이 페이지 모두 고르기' }).check()
  await page.getByRole('button', { name: '값 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '값 바꾸기' })
  await dialog.getByRole('combobox', { name: /^항목/ }).click()
  await page.getByRole('option', { name: '분류', exact: true }).click()
  await dialog.getByRole('combobox', { name: '분류', exact: true }).click()
  await page.getByRole('option', { name: '약관·정책', exact: true }).click()
  await dialog.getByRole('button', { name: '바뀔 것 보기' }).click()
  await expect(dialog.getByRole('status')).toContainText('3개가 바뀝니다. 그 가운데 1개는 방문자에게 바로 보입니다.')
  await dialog.getByRole('button', { name: '3개 바꾸기' }).click()
  await expect(page.getByRole('region', { name: '결과' })).toContainText('3개의 값을 바꾸었습니다.')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByRole('region', { name: '결과' })).toContainText('값을 되돌렸습니다.')
  expect(complaints).toEqual([])
})
