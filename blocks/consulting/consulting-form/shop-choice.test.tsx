// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { Fields } from './fields'

const NEAR: Record<string, string[]> = { '서울 강남구': ['gangnam', 'wanted'], '부산 해운대구': ['haeundae'] }
const shop = (id: string) => ({ SHOP_ID: id, SHOP_NAME: `${id} 매장`, TYPE_NAME: '전시장', ADDRESS: '서울' })
const call = vi.hoisted(() => vi.fn())
vi.mock('@/schemas/api/base/call', () => ({ call }))
// The component itself, not its lazy entry.
const { ShopChoice } = await import('./shop-choice')

const { place, render } = reactPlace()
let form: UseFormReturn<Fields>
const take = (present: UseFormReturn<Fields>) => void (form = present)
function Form({ wanted }: { wanted: string | undefined }) {
  const form = useForm<Fields>({ defaultValues: { address: '', shopId: wanted ?? '' } })
  useEffect(() => take(form), [form])
  return <ShopChoice id="f" form={form} wanted={wanted ? shop(wanted) : undefined} />
}
const offered = () => [...place.querySelectorAll('input')].map(({ value }) => value)
const chosen = () => place.querySelector<HTMLInputElement>('input:checked')?.value
const moveTo = (address: string) => act(async () => form.setValue('address', address))
beforeEach(() => {
  call.mockReset()
  call.mockImplementation((_, { region, district }: { region: string; district: string }) =>
    Promise.resolve({ items: (NEAR[`${region} ${district}`] ?? []).map(shop) }),
  )
})

test('the shop on whose page the request began is chosen before an address is known, and stays first and chosen after', async () => {
  await render(<Form wanted="wanted" />)
  expect([offered(), chosen()]).toEqual([['', 'wanted'], 'wanted'])
  await moveTo('서울특별시 강남구 학동로 8')
  expect([offered(), chosen()]).toEqual([['', 'wanted', 'gangnam'], 'wanted'])
  await moveTo('부산광역시 해운대구 센텀중앙로 12')
  expect([offered(), chosen()]).toEqual([['', 'wanted', 'haeundae'], 'wanted'])
})

test('a shop near an earlier address is offered no more, and is not sent unseen', async () => {
  await render(<Form wanted={undefined} />)
  expect(offered()).toEqual([])
  await moveTo('서울특별시 강남구 학동로 8')
  await act(async () => place.querySelector<HTMLInputElement>('input[value="gangnam"]')!.click())
  expect(form.getValues('shopId')).toBe('gangnam')
  await moveTo('부산광역시 해운대구 센텀중앙로 12')
  expect([offered(), chosen(), form.getValues('shopId')]).toEqual([['', 'haeundae'], '', ''])

  await act(async () => place.querySelector<HTMLInputElement>('input[value="haeundae"]')!.click())
  call.mockRejectedValue(new Error('offline'))
  await moveTo('서울특별시 강남구 학동로 8')
  expect([offered(), form.getValues('shopId')]).toEqual([[], ''])
})
