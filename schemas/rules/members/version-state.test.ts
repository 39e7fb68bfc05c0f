import { expect, test } from 'vitest'
import { versionState } from './version-state'

const versions = [
  { version: '3', effectiveDt: '2026-12-01T00:00:00.000Z' },
  { version: '2', effectiveDt: '2026-06-01T00:00:00.000Z' },
  { version: '1', effectiveDt: '2025-01-01T00:00:00.000Z' },
]

test.each([
  ['3', '2026-11-30T23:59:59Z', { state: 'coming' }],
  ['2', '2026-11-30T23:59:59Z', { state: 'current', until: '2026-12-01T00:00:00.000Z' }],
  ['1', '2026-11-30T23:59:59Z', { state: 'past', until: '2026-06-01T00:00:00.000Z' }],
  ['3', '2026-12-01T00:00:00Z', { state: 'current' }],
  ['2', '2026-12-01T00:00:00Z', { state: 'past', until: '2026-12-01T00:00:00.000Z' }],
  ['1', '2024-01-01T00:00:00Z', { state: 'coming', until: '2026-06-01T00:00:00.000Z' }],
] as const)('version %s at %s', (version, now, standing) => {
  expect(versionState(version, versions, now)).toEqual(standing)
})
