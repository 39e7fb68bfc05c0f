import { expect, test } from 'vitest'
import { networkOf } from './network-of'

test('an IPv6 customer is one network, and an IPv4-mapped IPv6 address equals the IPv4 address', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:1'))
  expect(networkOf('2001:0db8:0001:0002::9')).toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
