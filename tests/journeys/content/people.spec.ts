// SYS-22: a reader comes from a tour to the person who wrote it, follows them, and finds them again on My Page.
import { violationsOn } from '../../support/barriers'
import { linkNamed, readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

test('a tour leads to its writer, who is followed by keyboard and stands on the list of the reader alone', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('hajun')
  const list = await readPage(page.request, '/styling/myhome')
  const tour = [...list.document.querySelectorAll('main a')].find(({ textContent }) => textContent.includes('책 이천 권과 함께 사는 법'))!
  const read = await readPage(page.request, tour.getAttribute('href')!)
  await page.goto(linkNamed(read.document, '도윤의서재').getAttribute('href')!)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('도윤의서재')
  await expect(page.locator('main')).toContainText('책이 많은 집을 조금씩 고치고 있습니다.')
  await expect(page.getByRole('list', { name: '집들이' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText('박도윤')
  const follow = page.getByRole('button', { name: '팔로우: 도윤의서재' })
  const followers = page.locator('main').getByRole('status').filter({ hasText: '팔로워' })
  const before = Number((await followers.textContent())!.replace(/\D/g, ''))
  await follow.press('Enter')
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(followers).toHaveText(`팔로워 ${before + 1}`)
  expect(await violationsOn(page)).toEqual([])
  const mine = await readPage(page.request, '/mypage/profile')
  expect(linkNamed(mine.document, '도윤의서재').getAttribute('href')).toBe(new URL(page.url()).pathname)
  await follow.press('Enter')
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  expect((await readPage(page.request, '/mypage/profile')).text).toContain('아직 팔로우하는 사람이 없습니다.')
  expect(complaints).toEqual([])
})
