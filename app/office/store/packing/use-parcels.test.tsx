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

test('a number that is typed while a file is read stays beside those of the file', async () => {
  const [first, second] = ['260601-7K2M9QX4T8WZ3', '260601-8K2M9QX4T8WZ3']
  await render(<Bench />)
  const reading = parcels
  await type(second, '222222222222')
  await act(async () => void reading.paste([first, second], first, `${first}\t111111111111`))
  expect(parcels.of).toEqual({
    [first]: { carrier: 'cj', trackingNo: '111111111111' },
    [second]: { carrier: 'cj', trackingNo: '222222222222' },
  })
})
