// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { restoreTypedFields } from './restore-typed-fields'
import { hasTypedFields } from './has-typed-fields'
import { ANYBODY, clearTypedFields, storeTypedFields, takeTypedFields } from './typed-fields'

const HTML = `<form method="post">
  <input id="f-name" name="name"><textarea id="f-text" name="text"></textarea>
  <select id="f-home" name="home"><option value=""></option><option value="apt">아파트</option></select>
  <input type="checkbox" id="f-yes" name="yes"><input type="radio" name="r" value="1"><input type="radio" name="r" value="2">
  <input type="password" id="f-pw" name="pw"><input type="text" id="f-shown" name="shown" autocomplete="new-password">
  <input type="hidden" name="key" value="k"><input id="f-code" autocomplete="one-time-code">
</form><form><input id="search" name="search"></form>`
const at = (id: string) => document.getElementById(id) as HTMLInputElement
const form = () => document.querySelector<HTMLFormElement>('form[method="post"]')!
const fill = () => {
  for (const [id, value] of [
    ['f-name', '홍길동'],
    ['f-text', '두 줄\n글'],
    ['f-home', 'apt'],
    ['f-pw', 'Kx7!mQ2p'],
    ['f-shown', 'Kx7!mQ2p'],
    ['f-code', '123456'],
    ['search', '타일'],
  ])
    at(id!).value = value!
  at('f-yes').checked = true
  document.querySelector<HTMLInputElement>('[value="2"]')!.checked = true
}
beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/mypage/account/info')
  document.body.innerHTML = HTML
})

test('typed input is restored on the same page for the same member, once, without any secret', () => {
  fill()
  expect(storeTypedFields('7', 0)).toBe(true)
  const lying = JSON.stringify({ ...sessionStorage })
  for (const secret of ['Kx7!mQ2p', '123456', '타일', '"k"']) expect(lying).not.toContain(secret)

  document.body.innerHTML = HTML
  const events: string[] = []
  form().addEventListener('input', ({ target }) => void events.push((target as Element).id))
  form().addEventListener('change', ({ target }) => void events.push((target as Element).id))
  const taken = takeTypedFields('7', 1_000)!
  restoreTypedFields(form(), taken, () => undefined)
  expect([at('f-name').value, at('f-text').value, at('f-home').value, at('f-yes').checked]).toEqual(['홍길동', '두 줄\n글', 'apt', true])
  expect(document.querySelector<HTMLInputElement>(':checked[type="radio"]')!.value).toBe('2')
  expect([at('f-pw').value, at('f-shown').value]).toEqual(['', ''])
  expect(events).toEqual(expect.arrayContaining(['f-name', 'f-text', 'f-home', 'f-yes']))
  expect([hasTypedFields(), takeTypedFields('7', 1_000)]).toEqual([false, undefined])
})

test('another member, an hour later, another page and a sign-out restore nothing', () => {
  fill()
  storeTypedFields('7', 0)
  expect(takeTypedFields('8', 1_000)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  storeTypedFields('7', 0)
  expect(takeTypedFields('7', 3_600_000)).toBeUndefined()
  storeTypedFields('7', 0)
  history.replaceState(null, '', '/login')
  expect([hasTypedFields(), takeTypedFields('7', 1_000)]).toEqual([false, undefined])
  history.replaceState(null, '', '/mypage/account/info')
  expect(hasTypedFields()).toBe(true)
  clearTypedFields()
  expect(takeTypedFields('7', 1_000)).toBeUndefined()
})

test('what a visitor typed before the login is restored for whoever signs in next in this tab, and for the visitor who came back', () => {
  for (const owner of ['7', '']) {
    fill()
    storeTypedFields(ANYBODY, 0)
    expect(takeTypedFields(owner, 1_000)).toMatchObject({ 'f-text': '두 줄\n글' })
    expect(hasTypedFields()).toBe(false)
  }
  // A member's input waits for that member.
  storeTypedFields('7', 0)
  expect([takeTypedFields('', 1_000), hasTypedFields()]).toEqual([undefined, true])
})

test('without an owner, or without input, nothing is stored', () => {
  expect(storeTypedFields('7', 0)).toBe(false)
  fill()
  expect(storeTypedFields('', 0)).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('a field that appears after another was filled gets its value then', async () => {
  fill()
  storeTypedFields('7', 0)
  document.body.innerHTML = '<form method="post"><input id="f-name"></form>'
  const end = restoreTypedFields(form(), takeTypedFields('7', 1)!, () => undefined)
  form().insertAdjacentHTML('beforeend', '<textarea id="f-text"></textarea>')
  await new Promise((resolve) => setTimeout(resolve))
  expect(at('f-text').value).toBe('두 줄\n글')
  end()
})
