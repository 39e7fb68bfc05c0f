// Staff and roles: an administrator makes a role by check boxes and keys, invites a person with it, and that person, who chose the
// password, sees what the role shows and no more, until the role is taken away. Of pages the role has one block of one section: the
// administrator sees the console as the role does, and the person changes that block, and is refused elsewhere in words.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { BuilderPage } from '../../support/builder-page'
import { block, expect, test } from '../../support/site-test'
import { countCalls, settled } from '../../support/settled'
import { staffCookie } from '../../support/staff-cookie'

async function signInAsStaff(page: Page, site: string): Promise<void> {
  const [name, value] = (await staffCookie(site)).split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: site }])
}

test('a role is made by check boxes and keys, and the console is seen as the role sees it', async ({ page, baseURL, staff, editor }) => {
  test.setTimeout(90_000)
  const mark = randomUUID().slice(0, 6)
  const [words, questions] = [block('heading', { text: `머리 ${mark}`, level: 2 }), block('faq', {})]
  await editor.publish({ route: `/zin/brand/role-${mark}`, title: `맡은 글 ${mark}`, blocks: [words, questions] })
  await editor.publish({ route: `/role-${mark}`, title: `남의 글 ${mark}`, blocks: [words] })
  const role = `상담 ${mark}`
  await signInAsStaff(page, baseURL!)
  await page.goto('/ice_builder/staff?tab=roles')
  await page.getByRole('button', { name: '새 역할' }).click()
  await page.getByRole('dialog').getByLabel('역할 이름').fill(role)
  await page.getByRole('dialog').getByRole('button', { name: '만들기' }).click()
  const form = page.getByRole('form', { name: `${role} 역할` })
  await form.getByLabel('회원: 찾기와 열람').check()
  // By the keys: to the right, and ticked.
  await page.keyboard.press('ArrowRight')
  await expect(form.getByLabel('회원: 메모·이용 제한·잠금 해제')).toBeFocused()
  await page.keyboard.press('Space')
  await form
    .locator('summary')
    .filter({ hasText: /^회원 항목/ })
    .click()
  await form.getByRole('combobox', { name: /^회원 주소/ }).click()
  await page.getByRole('option', { name: '가리기' }).click()
  await form.getByLabel('페이지: 편집').check()
  await form.getByLabel('페이지: 게시').check()
  await form.locator('summary').filter({ hasText: '페이지의 구역과 블록 정하기' }).click()
  await form.getByLabel('고른 구역만').check()
  await form.getByRole('button', { name: '저장' }).click()
  await expect(form.getByRole('alert')).toContainText('구역을 아직 고르지 않았습니다. 문서의 종류나 주소를 하나 이상 골라 주세요.')
  await form.getByLabel('주소 더하기').fill('/zin/brand/')
  await page.keyboard.press('Enter')
  await form.getByLabel('고른 블록만').check()
  await form.getByLabel('블록 찾기').fill('ㅈㅈㅁㄴ')
  await form.getByLabel('자주 묻는 질문', { exact: true }).check()
  await expect(form).toContainText('/zin/brand 페이지에서 ‘자주 묻는 질문’만 고치고 게시하며, 거기에 있는 나머지는 보기만 합니다.')
  await form.getByRole('button', { name: '저장' }).click()
  await expect(form.getByText('저장했습니다. 다음 요청부터 적용됩니다.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // Another administrator saves in between: what is ticked here stays, and the refusal says why.
  const roles = (
    (await (await staff.get('/adm/role/browse')).json()) as {
      data: { items: { id: string; name: string; version: number; rights: object }[] }
    }
  ).data.items
  const made = roles.find(({ name }) => name === role)!
  await form.getByLabel('감사 기록: 보기').check()
  await staff.post('/adm/role/save', { data: { id: made.id, version: made.version, name: role, rights: made.rights } })
  await form.getByRole('button', { name: '저장' }).click()
  await expect(form.getByRole('alert')).toContainText('다른 곳에서 먼저 바꾸었습니다.')
  await expect(form.getByLabel('감사 기록: 보기')).toBeChecked()
  await form.getByRole('button', { name: '최신 내용으로 바꾸기' }).click()
  await expect(form.getByLabel('감사 기록: 보기')).not.toBeChecked()

  // As the role: its menus, its pages, and no writing.
  await form.getByRole('button', { name: '이 역할로 보기' }).click()
  const band = page.getByRole('complementary', { name: '역할로 보는 중' })
  await expect(band).toContainText(`‘${role}’`)
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  await expect(menu.getByRole('link', { name: '감사 기록', includeHidden: true })).toHaveCount(0)
  await menu.getByRole('link', { name: '페이지', exact: true }).click()
  await expect(page.getByText('이 역할이 맡은 구역의 문서만 보입니다: /zin/brand')).toBeVisible()
  await expect(page.getByRole('link', { name: `맡은 글 ${mark}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `남의 글 ${mark}` })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '새 페이지' })).toHaveCount(0)
  const seen = await page.request.post('/adm/auth/favourite', { data: { id: 'orders', isKept: true }, headers: { origin: baseURL! } })
  expect([seen.status(), await seen.text()]).toEqual([
    403,
    expect.stringContaining('다른 역할로 보는 동안에는 저장하거나 바꾸지 않습니다.'),
  ])
  await band.getByRole('button', { name: '그만 보기' }).click()

  await page.getByRole('tab', { name: '운영자', exact: true }).click()
  await page.getByRole('button', { name: '운영자 초대' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('아이디').fill(`desk-${mark}`)
  await dialog.getByLabel('이름').fill('한상담')
  await dialog.getByRole('combobox', { name: /역할/ }).click()
  await page.getByRole('option', { name: role }).click()
  await dialog.getByRole('button', { name: '초대' }).click()
  await expect(page.getByLabel('초대 링크')).toHaveValue(/#/)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('row').filter({ hasText: `desk-${mark}` })).toContainText('초대함')
  expect(await violationsOn(page)).toEqual([])
})

test('a role is given to an invited person, and holds from the next call on', async ({ browser, baseURL, staff, editor }) => {
  // Through the console and the builder.
  test.setTimeout(90_000)
  const mark = randomUUID().slice(0, 6)
  const [words, questions] = [block('heading', { text: `머리 ${mark}`, level: 2 }), block('faq', {})]
  await editor.publish({ route: `/zin/brand/role-${mark}`, title: `맡은 글 ${mark}`, blocks: [words, questions] })
  await editor.publish({ route: `/role-${mark}`, title: `남의 글 ${mark}`, blocks: [words] })
  const role = `상담 ${mark}`
  const rights = {
    members: { acts: ['see', 'write'], hidden: ['address'] },
    pages: { acts: ['see', 'write', 'publish'], scope: { sections: ['/zin/brand'], blocks: { faq: true } } },
  }
  const { id } = ((await (await staff.post('/adm/role/create', { data: { name: role } })).json()) as { data: { item: { id: string } } })
    .data.item
  const versionOf = async (): Promise<number> => {
    const { data } = (await (await staff.get('/adm/role/browse')).json()) as { data: { items: { id: string; version: number }[] } }
    return data.items.find((one) => one.id === id)!.version
  }
  await staff.post('/adm/role/save', { data: { id, version: await versionOf(), name: role, rights } })

  const person = { loginId: `desk-${mark}`, name: '한상담', role: 'mng', roleId: id, shopId: '' }
  const invitation = (await (await staff.post('/adm/staff/create', { data: person })).json()) as { data: { item: { path: string } } }

  const context = await browser.newContext({ baseURL: baseURL! })
  countCalls(context)
  const invited = await context.newPage()
  await invited.goto(invitation.data.item.path)
  await invited.getByLabel('새 비밀번호', { exact: true }).fill('약함')
  await invited.getByLabel('새 비밀번호 다시 입력').fill('약함')
  await invited.getByRole('button', { name: '비밀번호 정하고 로그인' }).click()
  await expect(invited.getByText('비밀번호는 8자 이상 64자까지 입력해 주세요.')).toBeVisible()
  expect(await violationsOn(invited)).toEqual([])
  for (const label of ['새 비밀번호', '새 비밀번호 다시 입력']) await invited.getByLabel(label, { exact: true }).fill('나무결7!tile')
  await invited.getByRole('button', { name: '비밀번호 정하고 로그인' }).click()
  const side = invited.getByRole('navigation', { name: '관리 메뉴' })
  await expect(side.getByRole('link', { name: '회원', exact: true })).toBeVisible()
  await expect(side.getByRole('link', { name: '감사 기록', includeHidden: true })).toHaveCount(0)
  expect(await (await invited.request.get('/ice_builder/audit')).text()).toContain('이 화면을 볼 권한이 없습니다.')
  await side.getByRole('link', { name: '회원', exact: true }).click()
  await settled(invited)
  // Found by what is known of the member: the list grows with every member who joins.
  await invited.getByRole('combobox', { name: /찾는 기준/ }).click()
  await invited.getByRole('option', { name: '휴대전화' }).click()
  await invited.getByLabel('찾을 휴대전화').fill('010-2000-1008')
  await invited.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(invited.getByText('휴대전화로 찾은 회원 1명')).toBeVisible()
  await invited.getByRole('link', { name: '문*온' }).click()
  await settled(invited)
  await invited.getByRole('button', { name: '이용 제한', exact: true }).click()
  await invited.getByRole('dialog').getByLabel('제한하는 사유').fill('약관을 어긴 글')

  // The right is taken away while the reason is typed: refused in words, and the reason is still there.
  await staff.post('/adm/role/save', {
    data: { id, version: await versionOf(), name: role, rights: { ...rights, members: { acts: ['see'] } } },
  })
  await invited.getByRole('dialog').getByRole('button', { name: '이용 제한', exact: true }).click()
  await expect(invited.getByRole('dialog').getByRole('alert')).toContainText('‘회원’의 ‘메모·이용 제한·잠금 해제’ 권한이 없습니다.')
  await expect(invited.getByRole('dialog').getByLabel('제한하는 사유')).toHaveValue('약관을 어긴 글')
  await invited.getByRole('dialog').getByRole('button', { name: '취소' }).click()

  // Of pages: the questions are changed and published, the heading above them is not.
  await side.getByRole('link', { name: '페이지', exact: true }).click()
  await invited.getByRole('link', { name: `맡은 글 ${mark}` }).click()
  const builder = new BuilderPage(invited)
  await builder.ready()
  await builder.select(words.id)
  await expect(builder.inspector).toContainText('이 역할로는 고칠 수 없는 블록입니다.')
  await expect(builder.field('제목')).toHaveAttribute('readonly')
  expect(await builder.saying(() => builder.press('Delete'))).toContain('‘제목’ 블록을 바꿀 권한이 없습니다.')
  await builder.select(questions.id)
  await builder.field('가장 많이 보일 질문 수').fill('20')
  await builder.leaveField()
  await builder.save()
  await builder.press('ControlOrMeta+Enter')
  await invited.getByRole('dialog', { name: '게시하기' }).getByRole('button', { name: '게시', exact: true }).click()
  await expect(builder.heard()).toHaveText('게시했습니다(버전 2).')
  const elsewhere = await invited.request.get(`/ice_builder/page/role-${mark}`)
  expect(await elsewhere.text()).toContain(`‘/role-${mark}’ 주소는 이 역할이 맡은 구역(/zin/brand)이 아닙니다.`)
  await context.close()
})
