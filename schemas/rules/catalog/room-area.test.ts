import { expect, test } from 'vitest'
import { roomArea, type RoomMeasure } from './room-area'

const area = (measure: RoomMeasure, first: string, second = '') => roomArea({ measure, first, second })

test('a room is two sides or an area, with decimals, in hundredths of a square metre', () => {
  expect(area('sides', '4.6', '4')).toEqual({ area: 18.4 })
  expect(area('sides', '4.6m', '4미터')).toEqual({ area: 18.4 })
  expect(area('m2', '5.2')).toEqual({ area: 5.2 })
  expect(area('pyeong', '6')).toEqual({ area: 19.83 })
  expect(area('m2', '')).toEqual({})
})

test.each([
  ['m2', '0.4', '', '방 하나는 0.5㎡부터 1,000㎡까지 계산할 수 있습니다.'],
  ['m2', '0', '', '방 하나는 0.5㎡부터 1,000㎡까지 계산할 수 있습니다.'],
  ['m2', '1000.01', '', '방 하나는 0.5㎡부터 1,000㎡까지 계산할 수 있습니다. 더 넓은 곳은 상담으로 도와드립니다.'],
  ['sides', '4.6', '', '가로와 세로를 모두 입력해 주세요.'],
  ['sides', '460', '400', '한 변은 200m까지 입력할 수 있습니다. m로 적었는지 확인해 주세요.'],
  ['m2', '열 평', '', '4.6처럼 숫자로만 입력해 주세요.'],
  ['m2', '-3', '', '4.6처럼 숫자로만 입력해 주세요.'],
] as const)('a room by %s of ‘%s’ and ‘%s’ is refused in words', (measure, first, second, fault) =>
  expect(area(measure, first, second)).toMatchObject({ fault }),
)

test('of two sides the one that is wrong is named', () => {
  expect(area('sides', '-3', '5').wrong).toBe('first')
  expect(area('sides', '3', '').wrong).toBe('second')
  expect(area('sides', '3', '500').wrong).toBe('second')
  expect(area('sides', 'x', 'y').wrong).toBeUndefined()
  expect(area('m2', 'x').wrong).toBeUndefined()
})

test('the bounds themselves are rooms', () => {
  expect([area('m2', '0.5'), area('m2', '1,000')]).toEqual([{ area: 0.5 }, { area: 1_000 }])
})
