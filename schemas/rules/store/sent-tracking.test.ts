import { expect, test } from 'vitest'
import { CARRIERS } from './carriers'
import { SENDING_CARRIERS, sentTracking, trackingFaults, trackingHelp, trackingNoFault, typedTracking } from './sent-tracking'

const faultsOf = (fields: Parameters<typeof trackingFaults>[0]) =>
  Object.entries(trackingFaults(fields)).flatMap(([name, fault]) => (fault ? [name] : []))

test('a number is judged as its carrier writes it, and people may type it with spaces and hyphens', () => {
  expect(trackingNoFault('cj', '6800-1234 0001')).toBeUndefined()
  expect(trackingNoFault('post', '680012340001')).toBe('송장 번호를 확인해 주세요. 우체국택배: 숫자 13자리입니다.')
  for (const id of SENDING_CARRIERS) expect(trackingHelp(id)).toContain(CARRIERS[id].help)
})

test('what the seller alone drives is no carrier of a buyer; another one has a name, and its number a form of its own', () => {
  expect(SENDING_CARRIERS).not.toContain('own')
  expect(faultsOf({ carrier: '', otherCarrier: '', trackingNo: '' })).toEqual(['carrier', 'trackingNo'])
  expect(faultsOf({ carrier: 'other', otherCarrier: ' ', trackingNo: 'AB-12' })).toEqual(['otherCarrier', 'trackingNo'])
  expect(faultsOf({ carrier: 'other', otherCarrier: '가'.repeat(31), trackingNo: 'AB1234' })).toEqual(['otherCarrier'])
  expect(faultsOf({ carrier: 'other', otherCarrier: '동네택배', trackingNo: 'ab-1234' })).toEqual([])
})

test('what was stored comes back into the form as it was typed', () => {
  for (const stored of [
    { carrier: 'logen', trackingNo: '12345678901' },
    { carrier: '동네택배', trackingNo: 'AB1234' },
    { carrier: '', trackingNo: '' },
  ])
    expect(sentTracking(typedTracking(stored.carrier, stored.trackingNo))).toEqual(stored)
})
