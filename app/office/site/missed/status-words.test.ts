import { expect, test } from 'vitest'
import { statusWords } from './status-words'

const words = (status: Parameters<typeof statusWords>[0]) => statusWords(status, (at) => `${at.slice(11, 16)}에`)
const ENGINE = { waiting: 0, oldestAt: null, behindMost: 10, isLeft: false, feeding: null, asking: null }

test('nothing is said where the database finds everything', () => {
  expect(words({ filling: 0, engine: null })).toBeUndefined()
  expect(words({ filling: 2, engine: null })).toMatchObject({ isGood: false, headline: '검색을 준비하고 있습니다.' })
})

test('who answers, how much waits since when, and what went wrong last', () => {
  expect(words({ filling: 0, engine: ENGINE })).toEqual({
    isGood: true,
    headline: '검색 엔진이 검색에 답합니다.',
    details: ['검색 엔진이 모든 내용을 받았습니다.'],
  })
  const late = words({
    filling: 0,
    engine: {
      ...ENGINE,
      waiting: 1_200,
      oldestAt: '2026-11-30T09:12:00.000Z',
      isLeft: true,
      feeding: { at: '2026-11-30T09:13:00.000Z', fault: 'feeding', message: '500: no' },
    },
  })
  expect(late).toMatchObject({ isGood: false, headline: '지금은 데이터베이스가 검색에 답합니다.' })
  expect(late!.details[0]).toBe('검색 엔진이 받을 내용 1,200건, 가장 오래된 것은 09:12에 바뀌었습니다.')
  expect(late!.details.at(-1)).toBe('09:13에 검색 엔진에 새 내용을 보내지 못했습니다. (500: no)')
})
