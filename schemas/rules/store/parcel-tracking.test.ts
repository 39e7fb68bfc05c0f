import { expect, test } from 'vitest'
import { isTracked, trackingNote, troubleWords, wayWords, type TrackingState, type TrackStatus } from './parcel-tracking'

const parcel = (status: TrackStatus | null, todayYn: 'Y' | 'N' = 'N', state: TrackingState = 'known') => ({ status, todayYn, state })
const today = parcel('OUT_FOR_DELIVERY', 'Y')

test('a list says that an order arrives today only where its parcels have set out today', () => {
  expect(wayWords([])).toBe('')
  expect(wayWords([parcel('IN_TRANSIT')])).toBe('')
  expect(wayWords([parcel('OUT_FOR_DELIVERY')])).toBe('')
  expect(wayWords([today])).toBe('오늘 도착 예정')
  expect(wayWords([today, parcel('DELIVERED')])).toBe('오늘 도착 예정')
  expect(wayWords([today, parcel('IN_TRANSIT')])).toBe('일부 오늘 도착 예정')
  expect(wayWords([today, parcel('ATTEMPT_FAIL')])).toBe('전해 드리지 못함')
  expect(wayWords([parcel('AVAILABLE_FOR_PICKUP')])).toBe('찾아가실 수 있음')
  expect(wayWords([parcel('EXCEPTION'), today])).toBe('배송 확인 필요')
})

test('staff see what is wrong, and nothing where all is well', () => {
  expect([parcel('IN_TRANSIT'), today, parcel(null, 'N', 'waiting'), parcel(null, 'N', 'own')].map((one) => troubleWords([one]))).toEqual([
    ...['', '', '', ''],
  ])
  expect(troubleWords([today, parcel('ATTEMPT_FAIL')])).toBe('전하지 못함')
  expect(troubleWords([parcel('EXCEPTION')])).toBe('배송 이상')
  expect(troubleWords([parcel(null, 'N', 'lost')])).toBe('조회되지 않음')
  expect(troubleWords([parcel('IN_TRANSIT', 'N', 'quiet')])).toBe('소식 없음')
})

test('every state has its sentence, and steps that say everything have none', () => {
  const sentences = (['own', 'off', 'waiting', 'lost', 'quiet'] as const).map((state) => trackingNote(parcel(null, 'N', state)))
  expect(new Set(sentences.filter((words) => words.endsWith('.'))).size).toBe(5)
  expect([parcel('IN_TRANSIT'), parcel('DELIVERED'), parcel('OUT_FOR_DELIVERY')].map(trackingNote)).toEqual(['', '', ''])
  expect(trackingNote(today)).toBe('오늘 도착할 예정입니다.')
})

test('what our own people bring is asked of nobody', () => {
  expect(['cj', 'own', '동네 택배'].map(isTracked)).toEqual([true, false, false])
})
