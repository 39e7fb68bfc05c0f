// The staff side of consultations: the board by pointer, by keys and by its menu, two who move one card, and the people of one shop.
import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'
import { signInAt, staffCookie } from '../../support/staff-cookie'

async function enter(page: Page, cookie: string, site: string): Promise<void> {
  const [name, value] = cookie.split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
}
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) })
const grip = (page: Page, words: string) => page.getByRole('button', { name: `${words} 옮기기` })

test('a card is moved by the pointer, by keys and by its menu; a forbidden stage says so, and the reason stands in the audit log', async ({
  page,
  baseURL,
}) => {
  await enter(page, await staffCookie(baseURL), baseURL!)
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/ice_builder/consultations')
  await settled(page)
  await page.getByRole('button', { name: '보드' }).click()
  await expect(page).toHaveURL(/look=board/)
  await page.reload()
  const card = '배*래 · 창호'
  await expect(column(page, '상담').getByRole('link', { name: card })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // By the pointer.
  await column(page, '상담')
    .getByRole('listitem')
    .filter({ hasText: card })
    .hover({ position: { x: 90, y: 60 } })
  await page.mouse.down()
  const to = (await column(page, '실측').boundingBox())!
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 6 })
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 3 })
  await expect(column(page, '계약').getByText('옮길 수 없음')).toBeVisible()
  await expect(column(page, '실측').getByText('옮길 수 있음')).toBeVisible()
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: '실측으로 옮깁니다' })
  await dialog.getByRole('button', { name: '방문 약속을 잡았습니다' }).click()
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(page.getByText(`${card}를 실측으로 옮겼습니다.`)).toBeVisible()
  await expect(column(page, '실측').getByRole('link', { name: card })).toBeVisible()
  await expect(grip(page, card)).toBeFocused()

  // By keys: a stage that cannot follow is refused in words, Escape puts the card back, and the focus stays on it.
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: `${card}를 들었습니다.` })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '계약. 지금 단계에서는 옮길 수 없습니다.' })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '실측에서 계약으로는 옮길 수 없습니다.' })).toBeAttached()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: `${card}를 제자리에 두었습니다.` })).toBeAttached()
  await expect(grip(page, card)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.getByRole('dialog').getByLabel('옮기는 사유').fill('실측을 마치고 돌아왔습니다')
  await page.keyboard.press('Enter')
  await expect(column(page, '견적').getByRole('link', { name: card })).toBeVisible()
  await expect(grip(page, card)).toBeFocused()

  // By the menu, with every stage to choose from; cancelled, nothing moves.
  await page.getByRole('button', { name: `${card}: 할 일` }).click()
  await page.getByRole('menuitem', { name: '단계 선택…' }).click()
  const choice = page.getByRole('dialog', { name: '단계를 옮깁니다' })
  await expect(choice.getByRole('radio', { name: /^시공/ })).toBeDisabled()
  await expect(choice.getByRole('radio', { name: /^계약/ })).toBeEnabled()
  expect(await violationsOn(page)).toEqual([])
  await choice.getByRole('button', { name: '취소' }).click()
  await expect(column(page, '견적').getByRole('link', { name: card })).toBeVisible()

  await page.goto('/ice_builder/audit?target=consultation:6')
  await expect(page.getByText('방문 약속을 잡았습니다')).toBeVisible()
  await expect(page.getByText('실측을 마치고 돌아왔습니다')).toBeVisible()
})

test('two who move one card: the second reads who was first, keeps the typed reason and chooses again', async ({
  page,
  baseURL,
  staff,
}) => {
  await enter(page, await staffCookie(baseURL), baseURL!)
  await page.goto('/ice_builder/consultations?stage=estimation')
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: '임*준 · 벽지' })
  await row.getByRole('link').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('실측으로 옮깁니다')
  await dialog.getByLabel('옮기는 사유').fill('한 곳을 더 재야 합니다')
  const { version } = ((await (await staff.get('/adm/consultation/read?counselSeq=9')).json()) as { data: { item: { version: number } } })
    .data.item
  await staff.post('/adm/consultation/move', { data: { counselSeq: 9, stage: 'survey', version, reason: '먼저 옮깁니다' } })
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('데모 관리자님이')
  await expect(dialog.getByRole('alert')).toContainText('견적에서 실측으로 옮겼습니다.')
  await expect(dialog.getByLabel('옮기는 사유')).toHaveValue('한 곳을 더 재야 합니다')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('radio', { name: '견적' }).check()
  await dialog.getByRole('button', { name: '다시 옮기기' }).click()
  await expect(page.getByText('임*준 · 벽지를 견적으로 옮겼습니다.')).toBeVisible()
})

/** From the first screen to the answer that was sent; what is typed, with the Enter that ends it, is none. */
const MOST_PRESSES = 4

test('the people of a shop answer a request in four presses from what waits, and see their own requests only, on every screen', async ({
  page,
  baseURL,
}) => {
  await enter(page, await signInAt(baseURL!, 'marushop', 'Oak7!Tile64'), baseURL!)
  await page.goto('/ice_builder')
  await expect(page).toHaveURL(/\/ice_builder\/home$/)
  await settled(page)
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('region', { name: '나를 기다리는 일' }).getByRole('link', { name: /상담/ }).first())
  await expect(page.getByRole('heading', { level: 1, name: '상담' })).toBeVisible()
  await press(page.getByRole('row').getByRole('link').first())
  await expect(page).toHaveURL(/\/consultations\/\d+/)
  await settled(page)
  await press(page.getByRole('button', { name: '가려진 내용 열람' }))
  await page.getByRole('dialog').getByLabel('열람하는 사유').fill('상담에 답합니다')
  await page.keyboard.press('Enter')
  const answer = '말씀하신 날에 방문하겠습니다. 도착하기 전에 전화드리겠습니다.'
  await page.getByLabel('내용', { exact: true }).fill(answer)
  await press(page.getByRole('button', { name: '보내기' }))
  await expect(page.getByRole('listitem').filter({ hasText: answer })).toBeVisible()
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue('')
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)

  await page.goto('/ice_builder/consultations')
  await settled(page)
  await expect(page.getByRole('link', { name: /^배\*래 · 주방/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /벽지/ })).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('navigation').getByRole('link', { name: '회원', exact: true })).toHaveCount(0)
  await page.goto('/ice_builder/consultations/9')
  await expect(page.getByRole('main')).toContainText('매장의 상담이 아니거나 없는 상담입니다.')
  await page.goto('/ice_builder/consultations/8')
  await settled(page)
  await page.getByRole('combobox', { name: /^매장/ }).click()
  await expect(page.getByRole('option')).toHaveText(['매장 없음', '라움결 스퀘어 논현'])
})
