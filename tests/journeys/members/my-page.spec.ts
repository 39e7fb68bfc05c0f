// SYS-41: the first page of My Page, and what a member has written and taken part in.
import type { Page } from '@playwright/test'
import { described, violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const origin = () => new URL(process.env['SITE_UNDER_TEST']!).origin

async function write(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, headers: { origin: origin() } })
  expect(answer.status(), path).toBe(200)
}

test('a lived-in My Page begins with pictures, counts what follows and leads there; a new member’s says where to begin', async ({
  page,
  signIn,
}) => {
  await signIn('haneul')
  await page.goto('/mypage')
  await expect(page).toHaveURL('/mypage/home')
  await settled(page)
  const scraps = page.getByRole('list', { name: '최근 스크랩' })
  await expect(scraps.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('link', { name: /^내 댓글 \d/ })).toHaveAttribute('href', '/mypage/activity/comments')
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' })
  for (const name of ['스크랩북', '내가 쓴 글', '내 댓글', '이벤트 참여', '알림', '인테리어 레벨 테스트', '계정 관리'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  // Everything of the member's own: the next date with one filled button, what comes after it, and what was, narrowed by kind.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 소식')
  const past = page.getByRole('list', { name: '지난 소식' }).getByRole('listitem')
  await expect(past).toHaveCount(20)
  await expect(page.getByRole('list', { name: '그다음 일정' })).toContainText('숨결 실크 벽지 방 1칸 시공이 당첨되었습니다')
  const kinds = page.getByRole('navigation', { name: '소식 종류' })
  const all = Number(/\d+/.exec(await kinds.getByRole('link', { name: /^전체 / }).innerText())![0])
  const each = await kinds.getByRole('link').allInnerTexts()
  expect(each.slice(1).reduce((sum, words) => sum + Number(/\d+$/.exec(words)![0]), 0)).toBe(all)
  await kinds.getByRole('link', { name: /^이벤트 / }).click()
  await page.getByRole('link', { name: '주소 적기' }).first().click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('당첨 경품')
  await expect(page.getByRole('row', { name: /^제세공과금/ })).toContainText('140,800원(22%)')
  await page.getByLabel('받는 분').fill('900101-1234567')
  await page.getByRole('button', { name: '경품 받기' }).click()
  await expect(page.getByText('주민등록번호는 적지 말아 주세요.').first()).toBeVisible()
  expect((await violationsOn(page)).map(described)).toEqual([])
  await page.context().clearCookies()
  await signIn('jiwoobiz')
  await page.goto('/mypage/home')
  await expect(page.getByText('아직 스크랩한 글이 없습니다.')).toBeVisible()
  await page.getByRole('link', { name: '시공사례 둘러보기' }).click()
  await expect(page).toHaveURL(/\/styling\/expert-style/)
})

test('no page that My Page leads to is missing', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/home')
  const paths = await page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of new Set(paths)) expect((await page.request.get(path)).status(), path).toBe(200)
})

test('P-MEM-2: an own comment is deleted after a question; another’s never stands here', async ({ page, signIn }) => {
  await signIn('hajun')
  const words = `여정의 댓글 ${Date.now()}`
  await write(page, '/svc/interiorSvcApi/saveReply', { seq: '22', contents: words })
  await page.goto('/mypage/activity/comments')
  await settled(page)
  const mine = page.getByRole('listitem').filter({ hasText: words })
  await expect(mine).toHaveCount(1)
  expect((await violationsOn(page)).map(described)).toEqual([])
  const question = page.getByRole('alertdialog', { name: '댓글을 삭제하시겠습니까?' })
  await mine.getByRole('button', { name: /^삭제/ }).press('Enter')
  await question.getByRole('button', { name: '취소' }).press('Enter')
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: /^삭제/ }).press('Enter')
  await question.getByRole('button', { name: '삭제' }).press('Enter')
  await expect(mine).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '삭제했습니다.' })).toBeVisible()
  await page.reload()
  await expect(mine).toHaveCount(0)
  await page.goto('/styling/expert-style/detail/22')
  await expect(page.getByText(words)).toHaveCount(0)
})

test('an entry leaves the list at once and comes back; the event still knows it', async ({ page, signIn }) => {
  await signIn('haneul')
  await page.goto('/mypage/activity/event')
  await settled(page)
  const rows = page.getByRole('list', { name: '이벤트 참여 내역' }).getByRole('listitem')
  const all = await rows.count()
  expect(all).toBeGreaterThan(3)
  const hide = rows.getByRole('button', { name: /^내역에서 지우기/ }).last()
  const name = (await hide.getAttribute('aria-label'))!
  const row = page.getByRole('button', { name, exact: true })
  await hide.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '참여는 그대로 유지됩니다.' })).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(row).toHaveCount(1)
  await expect(rows).toHaveCount(all)
})

test('a deletion that fails leaves the line, and one that another tab has made is not there any more', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('hajun')
  const words = `두 창의 댓글 ${Date.now()}`
  await write(page, '/svc/interiorSvcApi/saveReply', { seq: '24', contents: words })
  await page.goto('/mypage/activity/comments')
  await settled(page)
  const mine = page.getByRole('listitem').filter({ hasText: words })
  const remove = async () => {
    await mine.getByRole('button', { name: /^삭제/ }).click()
    await page.getByRole('alertdialog', { name: '댓글을 삭제하시겠습니까?' }).getByRole('button', { name: '삭제' }).click()
  }
  await page.route('**/svcMyPageActivityDel', (route) => route.abort())
  await remove()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(mine).toHaveCount(1)
  await page.unroute('**/svcMyPageActivityDel')

  const other = await context.newPage()
  await other.goto('/mypage/activity/comments')
  await settled(other)
  await other.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: /^삭제/ }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(other.getByRole('listitem').filter({ hasText: words })).toHaveCount(0)
  await remove()
  await page.getByRole('alertdialog', { name: '이미 삭제되었거나 찾을 수 없는 글입니다.' }).getByRole('button', { name: '확인' }).click()
  await expect(mine).toHaveCount(0)
  await other.close()
})
