// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { RolesPanel } from './roles-panel'
import { useRoleDrafts } from './use-role-drafts'

const { place, render } = reactPlace()
const role = (id: string, name: string) => ({ id, name, rights: {}, version: 1, people: 2 })
const roles = {
  ...{ result: '', resultCode: '200', resultMessage: '', totalCount: 2, items: [role('a', '상담'), role('b', '상품')] },
  item: { areas: [{ id: 'orders', words: '주문', acts: { see: '보기' }, fields: [] }], usual: {}, blocks: [] },
} as never
/** The tab of roles, or another one. */
function Screen({ isOpen }: { isOpen: boolean }) {
  const drafts = useRoleDrafts()
  return isOpen ? <RolesPanel roles={roles} isAdmin drafts={drafts} onChange={() => {}} /> : null
}
const box = () => place.querySelector<HTMLInputElement>('[aria-label="주문: 보기"]')!
const choose = (name: string) =>
  act(async () =>
    [...place.querySelectorAll('nav button')]
      .find((one) => one.textContent.includes(name))!
      .dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
const isHeldBack = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('what is ticked stays while another tab or another role is open, and leaving asks until it is as it was', async () => {
  await render(<Screen isOpen />)
  expect(isHeldBack()).toBe(false)
  await act(async () => box().click())
  expect([box().checked, isHeldBack()]).toEqual([true, true])
  expect(place.querySelector('nav')!.textContent).toContain('저장 전 · 2명')
  await render(<Screen isOpen={false} />)
  expect(isHeldBack()).toBe(true)
  await render(<Screen isOpen />)
  expect(box().checked).toBe(true)
  await choose('상품')
  expect(box().checked).toBe(false)
  await choose('상담')
  expect(box().checked).toBe(true)
  await act(async () => box().click())
  expect(isHeldBack()).toBe(false)
})
