import { expect, test } from 'vitest'
import { carrierDoubts } from './carrier-says'

type Shipment = Parameters<typeof carrierDoubts>[0][number]
const parcel = (tracking: Partial<Shipment['tracking']>): Shipment => ({
  shipmentSeq: 1,
  carrier: '한빛택배',
  trackingNo: '123456789012',
  shippedAt: '2026-11-26T01:00:00.000Z',
  tracking: { state: 'known', status: 'IN_TRANSIT', steps: [], answeredAt: null, ...tracking } as Shipment['tracking'],
})

test('what the carrier said last is read before an order is declared delivered', () => {
  const steps = [{ status: 'IN_TRANSIT', place: '옥천허브', at: '2026-11-27T03:05:00.000Z' }] as Shipment['tracking']['steps']
  expect(carrierDoubts([parcel({ steps })])).toEqual([
    expect.stringMatching(/^한빛택배 123456789012: 택배사의 마지막 소식은 ‘이동 중 · 옥천허브’입니다\(2026.*12:05\)\.$/),
  ])
  expect(carrierDoubts([parcel({})])).toEqual(['한빛택배 123456789012: 택배사에서 아직 아무 소식이 없습니다.'])
})

test('a delivered parcel, and one that no carrier is asked about, raise no doubt', () => {
  expect(carrierDoubts([parcel({ status: 'DELIVERED' }), parcel({ state: 'own' }), parcel({ state: 'off' })])).toEqual([])
})
