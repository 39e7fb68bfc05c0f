// A case has more fields than other records, and a story. A first-time editor enters one, and visitors read it.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

async function photograph(name: string) {
  const [r, g, b] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex')
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: r!, g: g!, b: b! } } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

test('a case: its story and choices are filled in, and visitors read it', async ({ page, complaints }) => {
  const title = `볕이 깊은 집 ${randomUUID().slice(0, 6)}`
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
  await expect(page.getByText('시공 기간을 골라 주세요.', { exact: true })).toBeVisible()
  await editor.choose('시공 기간', '2~4주')
  await editor.press('게시')
  await expect(page.getByText('게시했습니다. 방문자에게 보입니다.')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto(`/styling/expert-style/detail/${page.url().split('/').at(-1)}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('벽을 하나 덜어 거실을 넓혔습니다.')
  await expect(visitor.getByRole('main')).toContainText('내추럴')
  // The one refusal, and nothing else.
  expect(complaints).toEqual([expect.stringMatching(/400 .*\/adm\/record\/publish/)])
  // Later tests see the cases as they are shipped.
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect(page.getByText('휴지통에 있어 방문자에게 보이지 않습니다.')).toBeVisible()
})
