// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('../address/open-address-search', () => ({
  openAddressSearch: () => Promise.resolve({ postCode: '04524', address: '서울특별시 중구 세종대로 110', extraAddress: '' }),
}))
const { AddressField } = await import('./address-field')
const { useFormCall } = await import('./use-form-call')

const { place, render } = reactPlace()
const hand = atHand(place)

function Form() {
  const { form, errorOf } = useFormCall({
    initial: { zipCode: '', address: '', addressDetail: '', contents: '' },
    labels: {},
    check: () => ({}),
    send: () => Promise.resolve(),
    call: 'test',
  })
  return (
    <form>
      <AddressField id="f" form={form} errorOf={errorOf} />
      <textarea aria-label="내용" {...form.register('contents')} />
    </form>
  )
}
const choose = async () => {
  await render(<Form />)
  await hand.press('주소 검색')
}
const settled = () => act(() => new Promise((done) => setTimeout(done, 100)))

test('V-ADDR-1: a chosen address leads to its detail', async () => {
  await choose()
  await settled()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('상세주소')
})

test('whoever has written the detail by then, and gone on, is not taken back', async () => {
  await choose()
  await hand.type(place.querySelector<HTMLInputElement>('#f-addressDetail')!, '101동 202호')
  place.querySelector('textarea')!.focus()
  await settled()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('내용')
})
