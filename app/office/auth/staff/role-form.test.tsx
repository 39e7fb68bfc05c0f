// @vitest-environment happy-dom
import { act, useState } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { RoleForm } from './role-form'
import { freshRole } from './use-role-drafts'

const { place, render } = reactPlace()
const called: string[] = []
beforeEach(() => {
  called.length = 0
  setCaller((async ({ id }: { id: string }) => {
    called.push(id)
    return { result: '200', resultMessage: '', totalCount: 1, items: [{ route: '/zin/brand/about', title: '소개' }], item: { version: 2 } }
  }) as unknown as Caller)
})
const AREAS = [{ id: 'pages', words: '페이지', acts: { see: '보기', write: '편집', publish: '게시' }, fields: [] }] as never
const BLOCKS = [{ type: 'faq', title: '자주 묻는 질문', fields: [] }]
const role = { id: 'a', name: '브랜드', version: 1, people: 0, rights: { pages: { acts: ['see', 'write'] } } } as never
function Form() {
  const [draft, setDraft] = useState(freshRole(role))
  const nothing = () => undefined
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <RoleForm
        {...{ role, draft, areas: AREAS, blocks: BLOCKS, isAdmin: true }}
        onDraft={setDraft}
        onSaved={nothing}
        onDelete={nothing}
        onChange={nothing}
      />
    </SWRConfig>
  )
}
const labelled = (words: string) =>
  [...place.querySelectorAll('label')].find((one) => one.textContent.includes(words))!.querySelector<HTMLInputElement>('input')!
const button = (words: string) => [...place.querySelectorAll('button')].find((one) => one.textContent.includes(words))!
const save = () => act(async () => place.querySelector('form')!.requestSubmit())

test('a role with nothing chosen is refused in words at the choice, and beside the button', async () => {
  await render(<Form />)
  await act(async () => labelled('고른 구역만').click())
  await save()
  const words = '구역을 아직 고르지 않았습니다. 문서의 종류나 주소를 하나 이상 골라 주세요.'
  const wrong = place.querySelector('[data-wrong]')!
  expect(called).not.toContain('role.save')
  expect([
    place.querySelector('[role=alert]')!.textContent,
    document.getElementById(wrong.getAttribute('aria-describedby')!)!.textContent,
  ]).toEqual([words, words])
  expect(wrong.contains(document.activeElement)).toBe(true)
  await act(async () => labelled('모든 팝업').click())
  expect([place.querySelector('[data-wrong]'), place.querySelector('[role=alert]')!.textContent]).toEqual([null, ''])
})

test('an address that no page has is taken, with a warning; one above a page is known', async () => {
  await render(<Form />)
  await act(async () => labelled('고른 구역만').click())
  const add = async (path: string) => {
    await act(async () => typeInto(place.querySelector<HTMLInputElement>('[placeholder="/zin/brand"]')!, path))
    await act(async () => button('더하기').click())
  }
  await add('/zin/brand')
  expect(place.textContent).not.toContain('지금 이 주소의 페이지가 없습니다')
  await add('/zin/brnad')
  expect(place.textContent).toContain('지금 이 주소의 페이지가 없습니다: /zin/brnad.')
  expect(place.querySelector('[aria-label="고른 주소"]')!.textContent).toBe('/zin/brand/zin/brnad')
})

test('what is done with a role stays in sight, and so do the heads of its columns', async () => {
  await render(<Form />)
  const foot = button('저장').parentElement!
  expect(foot.classList.contains('sticky')).toBe(true)
  expect([foot.contains(button('이 역할로 보기')), foot.contains(place.querySelector('[role=alert]'))]).toEqual([true, true])
  expect([...place.querySelectorAll('thead th')].every((one) => one.classList.contains('sticky'))).toBe(true)
})
