import { expect, test } from 'vitest'
import { asTyped, FIRST_ESTIMATE, readKeptEstimate, readTypedEstimate } from './typed-estimate'

const read = (next: Partial<typeof FIRST_ESTIMATE>) => readTypedEstimate({ ...FIRST_ESTIMATE, ...next }, 2026)

test('what is wrong with an area or a year is said at its field, and nothing is reckoned', () => {
  expect(read({ area: '' }).areaFault).toBe('전용면적을 입력해 주세요.')
  expect(read({ area: '0' }).areaFault).toBe('10㎡부터 1,000㎡까지 계산할 수 있습니다.')
  expect(read({ area: '10000' }).areaFault).toBe('10㎡부터 1,000㎡까지 계산할 수 있습니다. 더 넓은 집은 상담으로 도와드립니다.')
  expect(read({ area: '8a' }).areaFault).toBe('전용면적을 84.5처럼 숫자로만 입력해 주세요.')
  expect(read({ year: '2031' }).yearFault).toBe('1900년부터 2026년 사이로 입력해 주세요.')
  for (const next of [{ area: '' }, { area: '10000' }, { year: '1' }, { chosen: [] }]) expect(read(next).input).toBeUndefined()
})

test('rooms that were typed stand in place of the usual ones, and a fault of one is its own', () => {
  const { input, spaces } = read({ own: { bath: { area: '9.5', count: '3' } } })
  expect(spaces.find(({ space }) => space === 'bath')).toEqual({ space: 'bath', area: 9.5, count: 3 })
  expect(input?.spaces).toHaveLength(5)
  const wrong = read({ own: { bath: { count: '0' } } })
  expect([wrong.faults, wrong.input]).toEqual([{ bath: '수를 1부터 30 사이로 입력해 주세요.' }, undefined])
  expect(read({ own: { living: { area: '80' } } }).isMoreThanHome).toBe(true)
})

test('a saved estimate comes back as it was typed, and what lies broken in storage as the first one', () => {
  const typed = { ...FIRST_ESTIMATE, year: '2004', own: { bath: { area: '9.5', count: '3' } }, grades: { bath: 'premium' as const } }
  expect(asTyped(readTypedEstimate(typed, 2026).input!)).toEqual(typed)
  expect(readKeptEstimate(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  for (const broken of [null, 3, 'x', [], { area: 84 }, { area: '84', year: '', chosen: 'all' }])
    expect(readKeptEstimate(broken)).toEqual(FIRST_ESTIMATE)
})
