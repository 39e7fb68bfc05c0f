import { expect, test } from 'vitest'
import { isDirectPath } from './is-direct-path'

test.each([
  ['/direct/join/step1', true],
  ['/direct', true],
  ['/login/index_direct', true],
  ['/join', false],
  ['/directory', false],
  ['/login/index_directly', false],
])('Q-015: %s', (path, isDirect) => expect(isDirectPath(path)).toBe(isDirect))
