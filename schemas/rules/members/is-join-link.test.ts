import { expect, test } from 'vitest'
import { isJoinLink } from './is-join-link'

test.each([
  ['/join', true],
  ['/join/', true],
  ['/join/step1', true],
  ['/join/sns-verify', true],
  ['/direct/join', true],
  ['/direct/join/agreement', true],
  ['/join/reagree', false],
  ['/direct/join/reagree-verify', false],
  ['/joint', false],
  ['/agency/signup/interior/join', false],
  ['/zin/event/event/join', false],
])('V-JOIN-1: %s begins a sign-up: %s', (path, isOne) => expect(isJoinLink(path)).toBe(isOne))
