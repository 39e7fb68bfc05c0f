// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { useParcels, type Parcels } from './use-parcels'

const { render } = reactPlace()
let parcels: Parcels
function Bench() {
  const present = useParcels()
  useEffect(() => {
    parcels = present
  })
  return null
}
const type = (orderId: string, trackingNo: string) => act(async () => parcels.change(orderId, { carrier: 'cj', trackingNo }))
beforeEach(() => sessionStorage.clear())

test('numbers that are typed or mended while others are sent stay', async () => {
  await render(<Bench />)
  await type('1', '111111111111')
  await type('2', '222222222222')
  const sending = parcels
  const sent = { 1: sending.parcelOf('1'), 2: sending.parcelOf('2') }
  await type('2', '222222222229')
  await type('3', '333333333333')
  await act(async () => sending.forget(sent))
  expect(parcels.of).toEqual({ 2: { carrier: 'cj', trackingNo: '222222222229' }, 3: { carrier: 'cj', trackingNo: '333333333333' } })
  await render(null)
  await render(<Bench />)
  expect(Object.keys(parcels.of)).toEqual(['2', '3'])
})
