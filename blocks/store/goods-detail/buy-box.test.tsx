// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { noteSignedIn } from '@/schemas/api/auth/session-state'
import { reactPlace } from '@/tests/support/react-place'
import type { Buyable } from './buyable'
import { MEMBER_WORDS } from './member-words'

// The component itself, inside the island of the goods.
const { BuyBox } = await import('./buy-box')
const { place, render } = reactPlace()

test('whoever is signed in is told the price of members, in the sentence and in the total', async () => {
  const goods: Buyable = {
    ...{ id: 'hinge', salePrice: 49_000, memberPrice: 46_000, options: [], delivery: 'parcel' },
    ...{ variants: [['hinge-1', [], 0, null]], deliveryFee: 3_000, freeFrom: null, installFee: 0, isSoldOut: false },
  }
  await render(
    <>
      <span id="b-m">{MEMBER_WORDS.signIn}</span>
      <BuyBox id="b" goods={goods} />
    </>,
  )
  const sum = () => [...place.querySelectorAll('dd')].at(-1)!.textContent
  const words = () => document.getElementById('b-m')!.textContent
  expect([sum(), words()]).toEqual(['52,000원', '로그인하시면 이 가격에 주문하실 수 있습니다.'])
  await act(async () => noteSignedIn({ memberNo: 'haneul' } as never))
  expect([sum(), words()]).toEqual(['49,000원', '회원이시므로 이 가격에 주문합니다.'])
})
