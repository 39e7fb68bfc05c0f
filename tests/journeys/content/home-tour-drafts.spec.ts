// SYS-22 on a phone: several drafts of a member, and a photograph that is refused in the middle of a tour.
import type { Page } from '@playwright/test'
import { leaveRoom } from '../../support/leave-room'
import { expect, settled, test } from '../../support/site-test'
import { phonePhoto } from '../../support/tour-photos'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
// One member writes: a draft of one test would be offered in another.
test.describe.configure({ mode: 'serial' })

const EDIT = '/styling/myhome/edit'
const WRITER = 'narae'
const story = (page: Page) => page.locator('[data-story]')
const title = (page: Page) => page.getByLabel('제목', { exact: true })
const isSaved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
const question = (page: Page) => page.getByRole('dialog', { name: /작성 중인 글이 있습니다/ })

async function open(page: Page) {
  await page.goto(EDIT)
  await settled(page)
  await expect(title(page).or(question(page)).first()).toBeVisible()
}
async function begin(page: Page) {
  await leaveRoom(page.request)
  await open(page)
  if (await question(page).isVisible()) await page.getByRole('button', { name: '새로 작성' }).tap()
  await expect(title(page)).toHaveValue('')
}

test('every draft stays, each is gone on with or deleted; one that was deleted does not come back', async ({ page, context, signIn }) => {
  const drafts = page.getByRole('list', { name: '작성 중인 글' })
  const named = (name: string) => drafts.getByRole('listitem').filter({ hasText: name })
  await signIn(WRITER)
  for (const name of ['첫째 초안', '둘째 초안']) {
    await begin(page)
    await title(page).fill(name)
    await isSaved(page)
  }
  // The answer to the first save of a third is lost, and its tab is killed.
  const lost = await context.newPage()
  await begin(lost)
  await context.route('**/saveMyHome', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await title(lost).fill('셋째 초안')
  await expect(lost.locator('[data-save]')).toHaveAttribute('data-save', 'failed')
  await lost.waitForTimeout(300)
  await lost.close({ runBeforeUnload: false })
  await context.unroute('**/saveMyHome')

  await open(page)
  for (const name of ['첫째 초안', '둘째 초안', '셋째 초안']) await expect(named(name)).toHaveCount(1)
  await expect(drafts).not.toContainText('이 기기에 남아 있습니다')
  for (const name of ['셋째 초안', '첫째 초안']) {
    await page.getByRole('button', { name: `삭제: ${name}` }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).tap()
    await expect(named(name)).toHaveCount(0)
  }
  await named('둘째 초안').getByRole('button').first().tap()
  await expect(title(page)).toHaveValue('둘째 초안')
  await open(page)
  await expect(named('둘째 초안')).toHaveCount(1)
  await expect(drafts).not.toContainText(/셋째 초안|첫째 초안|이 기기에 남아 있습니다/)
})

test('a photograph that is refused is said where it was to go, and in the bar that is seen wherever one writes', async ({
  page,
  signIn,
}) => {
  await signIn(WRITER)
  await begin(page)
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await Promise.all(['#112233', '#332211', '#223311', '#331122'].map((colour, i) => phonePhoto(colour, `${i}.jpg`))))
  await expect(story(page)).toHaveCount(4)
  const lying = { name: '도면.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 and nothing of a picture') }
  await story(page).nth(1).locator('input[type=file]').setInputFiles([lying])
  const said = story(page).nth(1).getByRole('alert')
  await expect(said).toContainText(
    '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요. (도면.jpg)',
  )
  // Not the end of the page: its footer is taller than a phone, and the bar stays with what is written.
  await story(page)
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(said).not.toBeInViewport()
  await expect(page.getByRole('alert').filter({ hasText: '올리지 못한 사진이 1장 있습니다.' })).toBeInViewport()
  await page.getByRole('button', { name: '이유 보기' }).tap()
  await expect(said).toBeInViewport()
  await expect(said.getByRole('button', { name: '알림 닫기' })).toBeFocused()
  await said.getByRole('button', { name: '알림 닫기' }).tap()
  await expect(page.getByText('올리지 못한 사진이')).toBeHidden()
})
