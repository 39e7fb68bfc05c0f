// Signing up as a person does it (SYS-11): from the choice of a way to the page that says the new id.
import type { Page } from '@playwright/test'
import { demoPeople } from '@/services/db/seeds/demo-people'
import { barriers } from '../../support/barriers'
import { agreeAndVerify, fillInfo, newId, newPerson, pickAddress, verifyAs } from '../../support/join-steps'
import { examplesOf, sentenceOf } from '../../support/member-examples'
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

const submit = (page: Page) => page.getByRole('button', { name: '가입하기', exact: true }).click()

test('S-JOIN-4: agreement, identity, information, complete, with every refusal on the way', async ({ page, complaints }) => {
  const id = newId()
  const person = newPerson()
  await page.goto('/login?callback=%2Fcs%2Ffaq%3Fpage%3D2')
  await settled(page)
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click()
  await expect(page).toHaveURL('/join?referrer=%2Fcs%2Ffaq%3Fpage%3D2')
  await settled(page)
  await page.getByRole('link', { name: '아이디로 가입하기' }).click()
  await expect(page).toHaveURL(/\/join\/agreement\?referrer=/)
  await settled(page)

  await test.step('nothing is checked initially, and required consents are requested', async () => {
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await page.getByRole('button', { name: '동의하고 계속하기' }).click()
    await expect(page.getByText(sentenceOf('V-AGREE-1'))).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /필수 .*이용약관/ })).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('전체 동의 is checked, mixed or empty', async () => {
    const all = page.getByRole('checkbox', { name: /^전체 동의/ })
    await all.check()
    const marketing = page.getByRole('checkbox', { name: '선택 마케팅 정보 수신' })
    await expect(marketing).toBeChecked()
    await page.getByRole('checkbox', { name: '이벤트 이메일 수신' }).uncheck()
    for (const parent of [all, marketing]) expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await expect(page.getByText(sentenceOf('V-AGREE-1'))).toBeHidden()
  })
  await test.step('S-TERM-1: the full text opens and changes nothing', async () => {
    await page.getByRole('button', { name: /위치기반.* 내용 보기/ }).click()
    await expect(page.getByRole('dialog').getByText(/버전 /)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
    await expect(page.getByRole('checkbox', { name: /선택 위치기반/ })).toBeChecked()
  })
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page).toHaveURL(/\/join\/verify\?referrer=/)
  await settled(page)
  await verifyAs(page, () => page.getByRole('button', { name: '휴대전화 본인인증' }).click(), person)
  await expect(page).toHaveURL(/\/join\/info\?referrer=/)
  await settled(page)

  await test.step('the verified person is displayed, and cannot be edited', async () => {
    await expect(page.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(person.name)
    await expect(page.getByRole('textbox', { name: '이름', exact: true })).not.toBeEditable()
    await expect(page.getByRole('textbox', { name: '휴대전화 번호' })).toHaveValue(/^010-\*{4}-\d{4}$/)
  })
  await test.step('an empty form: a summary with links, the focus on the first', async () => {
    await submit(page)
    await expect(page.getByText(/다시 확인할 항목이 \d개 있습니다/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: '아이디' })).toBeFocused()
    await page.getByRole('link', { name: '주소' }).click()
    await expect(page.getByPlaceholder('주소 검색으로 입력합니다')).toBeFocused()
  })
  await test.step('the id: House01 is refused, a forbidden word too, a free one is confirmed', async () => {
    const field = page.getByRole('textbox', { name: '아이디' })
    const check = page.getByRole('button', { name: '중복 확인' })
    await field.fill('House01')
    await check.click()
    await expect(page.getByText(sentenceOf('V-ID-4'))).toBeVisible()
    await field.fill('haneul')
    await check.click()
    await expect(page.getByText(sentenceOf('V-ID-6'))).toBeVisible()
    await field.fill(id)
    await submit(page)
    await expect(page.getByText('아이디 중복 확인을 해 주세요.')).toBeVisible()
    await check.click()
    await expect(page.getByText('사용 가능한 아이디입니다.')).toBeVisible()
  })
  await test.step('the nickname loses its error as soon as it is right', async () => {
    const field = page.getByRole('textbox', { name: '닉네임' })
    for (const [, { value }, { invalid }] of examplesOf('V-ERR-1')) {
      await field.fill(value)
      await field.blur()
      if (invalid) {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(sentenceOf('V-NICK-2')))
      } else await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await field.fill('금칙어 집')
    await expect(page.getByText(sentenceOf('V-FW-1'))).toBeVisible()
    await field.fill('집꾸미기')
    await expect(page.getByText(sentenceOf('V-FW-1'))).toBeHidden()
  })
  await test.step('the password: its list, its sentence, and the second time', async () => {
    const field = page.getByLabel('비밀번호', { exact: true })
    await field.fill(`Kx7!${id.slice(0, 3)}`)
    await field.blur()
    await field.fill('Kx7!mQ2p')
    await expect(page.getByText(sentenceOf('V-PW-8'))).toBeVisible()
    await page.getByLabel('비밀번호 확인').fill('Kx7!mQ2P')
    await page.getByLabel('비밀번호 확인').blur()
    await expect(page.getByText(sentenceOf('V-PWC-1'))).toBeVisible()
    await page.getByLabel('비밀번호 확인').fill('Kx7!mQ2p')
    await expect(page.getByText(sentenceOf('V-PWC-1'))).toBeHidden()
  })
  await page.getByRole('textbox', { name: '이메일', exact: true }).fill('home@example.com')
  await pickAddress(page)
  expect(await barriers(page)).toEqual([])
  await submit(page)

  await expect(page).toHaveURL(/\/join\/complete\?referrer=/)
  await expect(page.getByRole('main').getByText(id, { exact: true })).toBeVisible()
  // The sign-up has signed in, and links back to where it began.
  await page.getByRole('main').getByRole('link', { name: '보던 화면으로 돌아가기' }).click()
  await expect(page).toHaveURL('/cs/faq?page=2')
  await expect(page.getByLabel(/님 메뉴$/)).toBeVisible()
  // The id that is taken and the agreement that was missing were refusals, which a browser reports.
  expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([])
})

test('V-AGE-2: a person who turned 13 this year is refused at the verification', async ({ page }) => {
  const child = demoPeople(new Date()).find(({ key }) => key === 'minho')!
  await page.goto('/join/agreement')
  await settled(page)
  await page.getByRole('checkbox', { name: /^전체 동의/ }).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await expect(page).toHaveURL(/\/join\/verify$/)
  await settled(page)
  await verifyAs(page, () => page.getByRole('button', { name: '휴대전화 본인인증' }).click(), newPerson(child.birthDate))
  await expect(page.getByRole('alertdialog').getByText(sentenceOf('V-AGE-2'))).toBeVisible()
  await page.goto('/join/info')
  await expect(page).toHaveURL(/\/join\/verify$/)
})

test('S-IDV-13: an existing member is offered the login', async ({ page }) => {
  await page.goto('/join/step1')
  await settled(page)
  await page.getByRole('checkbox', { name: /^전체 동의/ }).check()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: '동의하고 본인인증하기' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: /^김하늘/ }).click()
  const dialog = page.getByRole('alertdialog', { name: sentenceOf('S-IDV-13') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('S-JOIN-3: a step opened too early redirects to the first unfinished one', async ({ request }) => {
  for (const [, { open }, { to }] of examplesOf('S-JOIN-3')) expect((await readPage(request, open)).url.pathname).toBe(to)
  const { url } = await readPage(request, '/direct/join/step2?referrer=%2Fzin%2Fhome')
  expect(url.pathname + url.search).toBe('/direct/join/step1?referrer=%2Fzin%2Fhome')
})

test('Q-014, Q-015: from another section, in two steps, and back to it; a refresh loses nothing', async ({ page }) => {
  const id = newId()
  const person = newPerson()
  await page.goto('/direct/join/step1?referrer=%2Fzin%2Fhome')
  await settled(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^전체 동의/ }).check()
  await verifyAs(page, () => page.getByRole('button', { name: '동의하고 본인인증하기' }).click(), person)
  await expect(page).toHaveURL('/direct/join/step2?referrer=%2Fzin%2Fhome')
  await page.reload()
  await settled(page)
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(person.name)
  await fillInfo(page, id)
  await submit(page)
  await expect(page).toHaveURL('/direct/join/complete_direct?referrer=%2Fzin%2Fhome')
  await expect(page.getByRole('main').getByText(id, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '보던 화면으로 돌아가기' }).click()
  await expect(page).toHaveURL('/zin/home')
})

test('S-JOIN-7, P-STAFF-1: a member of staff proves it by mail', async ({ page }) => {
  const mailbox = `${newId()}@raumgyeol.example`
  await agreeAndVerify(page, newPerson())
  await settled(page)
  await page.getByRole('checkbox', { name: /임직원입니다/ }).check()
  const email = page.getByRole('textbox', { name: '회사 이메일' })
  await email.fill('someone@example.com')
  await email.press('Enter')
  await expect(page.getByText('회사에서 쓰는 이메일 주소를 입력해 주세요.')).toBeVisible()
  await email.fill(mailbox)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  const code = page.getByRole('textbox', { name: '인증번호' })
  await expect(code).toBeVisible()
  let right = ''
  await expect(async () => {
    const answer = await fetch(`${process.env['DEVSIM_UNDER_TEST']}/_ctl/inbox?service=mail&to=${encodeURIComponent(mailbox)}`)
    const { items } = (await answer.json()) as { items: { text: string }[] }
    right = /(\d{6})/.exec(items[0]!.text)![1]!
  }).toPass()
  await code.fill(right === '000000' ? '000001' : '000000')
  await code.press('Enter')
  await expect(page.getByText(sentenceOf('S-JOIN-7'))).toBeVisible()
  await code.fill(right)
  await code.press('Enter')
  await expect(page.getByText('임직원 이메일을 확인했습니다.')).toBeVisible()
})

test('by the keyboard alone: agreement to the verification', async ({ page }) => {
  await page.goto('/join/agreement')
  await settled(page)
  await page.getByRole('checkbox', { name: /^전체 동의/ }).focus()
  await page.keyboard.press('Space')
  const button = page.getByRole('button', { name: '동의하고 계속하기' })
  for (let presses = 0; presses < 25 && !(await button.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/join\/verify$/)
})
