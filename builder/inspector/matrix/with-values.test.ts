// What becomes of the combinations when their options change: nothing that a row has is lost.
import { describe, expect, test } from 'vitest'
import { cartesian, missingFrom, valuesOf, withValues, type MatrixRow, type OptionGroup } from './with-values'

const fresh = (choices: readonly string[], like?: MatrixRow): MatrixRow => ({ choices, extra: like?.['extra'] ?? 0 })
const colour: OptionGroup = { name: '색상', values: ['밤색', '먹색'] }
const size: OptionGroup = { name: '규격', values: ['소', '대'] }
const none = (group: OptionGroup): OptionGroup => ({ ...group, values: [] })
const rowsOf = (groups: readonly OptionGroup[]) => cartesian(groups).map((choices, at) => ({ choices, extra: at, code: `C${at}` }))
const choicesOf = (rows: readonly MatrixRow[]) => rows.map(({ choices }) => choices.join('/'))
const BOTH = [colour, size]

test('values are typed with commas, each once, composed alike', () => {
  expect(valuesOf(' 밤색, 먹색 ,밤색,,한  줄\n대'.normalize('NFD'))).toEqual(['밤색', '먹색', '한 줄', '대'])
})

describe('a change of values', () => {
  test('the first values make rows, those of a further option divide them, and what a row costs goes along', () => {
    const first = withValues([none(colour)], [], 0, colour.values, { fresh })
    expect(choicesOf(first)).toEqual(['밤색', '먹색'])
    const dear = first.with(1, { ...first[1]!, extra: 500 })
    const both = withValues([colour, none(size)], dear, 1, size.values, { fresh })
    expect(both.map(({ choices, ...rest }) => [choices.join('/'), rest['extra']])).toEqual([
      ['밤색/소', 0],
      ['밤색/대', 0],
      ['먹색/소', 500],
      ['먹색/대', 500],
    ])
  })

  test('a value more adds its combinations in their place and touches no other row', () => {
    const rows = rowsOf(BOTH)
    const next = withValues(BOTH, rows, 1, ['소', '중', '대'], { fresh })
    expect(choicesOf(next)).toEqual(['밤색/소', '밤색/중', '밤색/대', '먹색/소', '먹색/중', '먹색/대'])
    expect(next.filter((row) => rows.includes(row as never))).toHaveLength(4)
  })

  test('a combination that was taken out stays out', () => {
    const rows = rowsOf(BOTH).filter(({ choices }) => choices.join('/') !== '먹색/대')
    expect(choicesOf(withValues(BOTH, rows, 0, ['밤색', '먹색', '흰색'], { fresh }))).not.toContain('먹색/대')
    expect(missingFrom(BOTH, rows)).toEqual([['먹색', '대']])
  })

  test('a renamed value keeps its rows with all that they have; letter by letter as well', () => {
    const rows = rowsOf(BOTH)
    const next = withValues(BOTH, rows, 0, ['밤색', '먹'], { fresh })
    expect(next).toMatchObject([{}, {}, { choices: ['먹', '소'], code: 'C2' }, { choices: ['먹', '대'], code: 'C3' }])
  })

  test('a value that goes takes only its rows; an option that goes leaves one row for what stays', () => {
    expect(choicesOf(withValues(BOTH, rowsOf(BOTH), 0, ['먹색'], { fresh }))).toEqual(['먹색/소', '먹색/대'])
    expect(withValues(BOTH, rowsOf(BOTH), 0, [], { fresh })).toMatchObject([
      { choices: ['소'], code: 'C0' },
      { choices: ['대'], code: 'C1' },
    ])
  })

  test('values change places without a change of rows', () => {
    const rows = rowsOf(BOTH)
    const next = withValues(BOTH, rows, 0, ['먹색', '밤색'], { fresh })
    expect(choicesOf(next)).toEqual(['먹색/소', '먹색/대', '밤색/소', '밤색/대'])
    expect(next.every((row) => rows.includes(row as never))).toBe(true)
  })
})
