// Staff publish goods with six combinations from the console's first screen: options typed as one line each, prices, codes and stock out
// of a sheet. The page of the goods has their names, prices and stock; afterwards a sheet of stock is tried before it changes anything.
import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'
import { unfoldEntry } from '../../support/unfold-entry'

/** Presses from the first screen to the publication; what is typed or pasted is none. */
const MOST_PRESSES = 18
const SHEET = [
  '색상\t규격\t더하는 값(원)\t관리 코드\t처음 재고',
  '밤색\t소\t0\tK1\t7',
  '밤색\t대\t12,000원\tK2\t40',
  '먹색\t소\t3000\tK3\t8개',
  '먹색\t대\t15000\tK4\t30',
  '흰색\t소\t0\tK5\t0',
  '흰색\t대\t12000\tK6\t9',
]

test('goods with six combinations are published in few presses, and their stock is changed by a sheet', async ({ page, complaints }) => {
  const mark = randomUUID().slice(0, 6)
  const name = `여섯 갈래 의자 ${mark}`
  await enterConsole(page, '/ice_builder/home')
  await expect(page.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible()
  await settled(page)
  let presses = await unfoldEntry(page, '상품')
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('link', { name: '상품', exact: true }))
  await press(page.getByRole('link', { name: '새로 만들기', exact: true }))
  await page.getByRole('textbox', { name: '상품 이름', exact: true }).fill(name)
  const category = page.getByRole('combobox', { name: '카테고리', exact: true })
  await press(category)
  await category.fill('거실·다이닝')
  await press(page.getByRole('option', { name: /^거실·다이닝/ }).first())
  await press(page.getByRole('button', { name: '사진 고르기' }).first())
  await press(page.getByRole('dialog').getByRole('listbox').getByRole('option').first())
  await page.getByRole('spinbutton', { name: '정가(원)', exact: true }).fill('120000')
  await page.getByRole('spinbutton', { name: '파는 값(원)', exact: true }).fill('100000')
  await press(page.getByRole('button', { name: '옵션에 더하기', exact: true }))
  await page.getByRole('textbox', { name: '1번째 옵션 이름' }).fill('색상')
  await page.getByRole('textbox', { name: '1번째 옵션 값' }).fill('밤색, 먹색, 흰색')
  await press(page.getByRole('button', { name: '옵션에 더하기', exact: true }))
  await page.getByRole('textbox', { name: '2번째 옵션 이름' }).fill('규격')
  await page.getByRole('textbox', { name: '2번째 옵션 값' }).pressSequentially('소, 대')
  await expect(page.getByRole('list', { name: '파는 조합' }).getByRole('listitem')).toHaveCount(6)
  await press(page.getByRole('button', { name: '표 붙여넣기' }))
  const paste = page.getByRole('dialog', { name: '표 붙여넣기' })
  const sheet = SHEET.map((line) => line.replace(/\tK/, `\t${mark}-K`))
  await paste.getByRole('textbox').fill([...sheet, '파랑\t소\t0', '밤색\t소\t0', '밤색\t대\t비쌈'].join('\n'))
  await expect(paste.getByRole('list', { name: '읽을 수 없는 줄' }).getByRole('listitem')).toHaveText([
    '8번째 줄: ‘파랑’은 ‘색상’ 옵션에 없는 값입니다.',
    '9번째 줄: 2번째 줄과 같은 조합(밤색, 소)입니다.',
    '10번째 줄: 더하는 값(원): ‘비쌈’ 대신 숫자를 적어 주세요.',
  ])
  await paste.getByRole('textbox').fill(sheet.join('\n'))
  await press(paste.getByRole('button', { name: '조합에 넣기' }))
  await press(page.getByRole('button', { name: '상품정보제공고시에 더하기' }))
  await page.getByRole('textbox', { name: '항목', exact: true }).fill('품명')
  await page.getByRole('textbox', { name: '내용', exact: true }).fill('의자')
  await press(page.getByRole('button', { name: '게시', exact: true }))
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)

  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: '방문자 화면' }).click()
  const visitor = await opened
  await settled(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await visitor.getByRole('radio', { name: '먹색' }).check()
  const value = (words: string) => visitor.locator('label').filter({ hasText: words })
  await expect(value('소')).toContainText('+3,000원')
  await expect(value('소')).toContainText('8개')
  await expect(value('대')).toContainText('+15,000원')
  await visitor.getByRole('radio', { name: '흰색' }).check()
  await expect(value('소')).toContainText('품절')
  await expect(value('대')).toContainText('9개')

  // Its stock, from the row of the form to the desk.
  await page.bringToFront()
  await page
    .getByRole('navigation', { name: '관리 메뉴' })
    .getByRole('link', { name: '재고', exact: true, includeHidden: true })
    .waitFor({ state: 'attached' })
  await unfoldEntry(page, '재고')
  await page.getByRole('link', { name: '재고', exact: true }).click()
  await settled(page)
  await page.getByRole('searchbox', { name: '재고 찾기' }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(7)
  await page.getByRole('button', { name: '표로 재고 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '표로 재고 바꾸기' })
  const lines = ['관리 코드\t상품\t더할 수량', `${mark}-K5\t\t20`, `${mark}-K1\t\t-9`]
  await dialog.getByRole('textbox', { name: '재고 표' }).fill(lines.join('\n'))
  await dialog.getByRole('button', { name: '무엇이 바뀌는지 보기' }).click()
  await expect(dialog.getByRole('list', { name: '줄마다 바뀌는 것' }).getByRole('listitem')).toHaveText([
    `3번째 줄 · ${name} · 밤색, 소: 지금 팔 수 있는 것은 7개입니다. 그보다 많이 뺄 수 없습니다.`,
    `2번째 줄 · ${name} · 흰색, 소: 0개에서 20개로`,
  ])
  await dialog.getByRole('textbox', { name: '재고 표' }).fill(lines.slice(0, 2).join('\n'))
  await dialog.getByRole('button', { name: '무엇이 바뀌는지 보기' }).click()
  await dialog.getByRole('textbox', { name: /사유|이유/ }).fill('새로 들어온 물건입니다')
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect(page.getByText('1가지의 재고를 바꾸었습니다.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '흰색, 소' })).toContainText('20개')
  // The form's preview of goods that lack something says what, with 409, which a browser writes down.
  expect(complaints.filter((line) => !/409.*preview=Y/.test(line))).toEqual([])
})
