import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/test-app'
import { blindIndex, isSealedWithCurrentKey, pepperOf, seal, unseal } from './seal'

const KEY = (fill: number) => Buffer.alloc(32, fill).toString('base64')
beforeEach(() => useSettings('/tmp', { DATA_KEYS: `k2:${KEY(2)},k1:${KEY(1)}` }))

test('P1: a value opens for its own place and is sealed differently each time', () => {
  const sealed = seal('홍길동', 'member.name')
  expect(sealed).toMatch(/^k2\.[\w-]{40,}$/)
  expect(sealed).not.toContain(Buffer.from('홍길동').toString('base64url'))
  expect(seal('홍길동', 'member.name')).not.toBe(sealed)
  expect(unseal(sealed, 'member.name')).toBe('홍길동')
})

test('P1: copied into another column, or changed by a bit, it does not open', () => {
  const sealed = seal('01012345678', 'member.mobile_no')
  expect(() => unseal(sealed, 'member.name')).toThrow()
  for (const at of [4, 20, sealed.length - 2]) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(() => unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 'member.mobile_no'), `at ${at}`).toThrow()
  }
  expect(() => unseal('k2.', 'member.mobile_no')).toThrow()
  expect(() => unseal('', 'member.mobile_no')).toThrow()
})

test('P1: a value sealed with an earlier key still opens; without that key nothing does, and the failure names no value', () => {
  useSettings('/tmp', { DATA_KEYS: `k1:${KEY(1)}` })
  const earlier = seal('집순이', 'member.name')
  useSettings('/tmp', { DATA_KEYS: `k2:${KEY(2)},k1:${KEY(1)}` })
  expect([unseal(earlier, 'member.name'), isSealedWithCurrentKey(earlier), isSealedWithCurrentKey(seal('a', 'b'))]).toEqual([
    '집순이',
    false,
    true,
  ])
  useSettings('/tmp', { DATA_KEYS: `k2:${KEY(2)}` })
  expect(() => unseal(earlier, 'member.name')).toThrow('DATA_KEYS has no key k1')
  useSettings('/tmp', { DATA_KEYS: `k1:${KEY(9)}` })
  expect(() => unseal(earlier, 'member.name')).toThrow()
})

test('P1: a blind index matches the same text however it was typed, for one place, with one key', () => {
  const index = blindIndex('Home@Example.com', 'member.email')
  expect(blindIndex(' home@example.COM ', 'member.email')).toBe(index)
  expect(blindIndex('홍길동'.normalize('NFD'), 'member.name')).toBe(blindIndex('홍길동', 'member.name'))
  expect(blindIndex('Home@Example.com', 'staff_mail')).not.toBe(index)
  useSettings('/tmp', { INDEX_KEY: 'another index key of thirty-two characters' })
  expect(blindIndex('Home@Example.com', 'member.email')).not.toBe(index)
})

test('S6: the pepper of passwords is neither the sealing key nor that of another id', () => {
  const [first, earlier] = [pepperOf(), pepperOf('k1')]
  expect([first.id, earlier.id]).toEqual(['k2', 'k1'])
  expect(first.pepper.equals(earlier.pepper)).toBe(false)
  expect(first.pepper.equals(Buffer.alloc(32, 2))).toBe(false)
})
