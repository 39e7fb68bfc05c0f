import { expect, test } from 'vitest'
import type { Review } from '@/schemas/api/store/reviews'
import { shownReviews } from './shown-reviews'

const review = (given: Partial<Review>): Review => ({
  REVIEW_SEQ: 1,
  helpfulCnt: 0,
  MEMBER_NAME: '옥상커튼',
  stars: 5,
  CONTENTS: '튼튼합니다.',
  choices: ['월넛'],
  photos: [],
  answer: '',
  ANSWER_DT: '',
  REG_DT: '2026-08-29T16:13:00.000Z',
  hiddenYn: 'N',
  ...given,
})
const sums = { reviewCnt: 1, score: 5, histogram: [1, 0, 0, 0, 0], photoCnt: 0 }

test('a review takes along what is shown of it, and its day is that of Seoul', () => {
  expect(shownReviews({ items: [review({})], total: 1, sums })).toEqual({
    items: [
      { REVIEW_SEQ: 1, MEMBER_NAME: '옥상커튼', stars: 5, CONTENTS: '튼튼합니다.', choices: ['월넛'], photos: [], REG_DT: '2026-08-30' },
    ],
    photoCnt: 0,
  })
  expect(shownReviews({ items: [review({})], total: 7, sums })).toMatchObject({ total: 7 })
})

test('with the answer of the shop, and the size of its photographs', () => {
  const photos = [
    { src: '/media/a.webp', shape: { width: 1280, height: 800, color: '#aabbcc', focal: '50% 50%' } },
    { src: '/media/b.webp', shape: null },
  ]
  const [shown] = shownReviews({
    items: [review({ photos, answer: '고맙습니다.', ANSWER_DT: '2026-08-30T01:00:00.000Z' })],
    total: 1,
    sums,
  }).items
  expect(shown).toMatchObject({ answer: '고맙습니다.', ANSWER_DT: '2026-08-30' })
  expect(shown!.photos).toEqual([
    { src: '/media/a.webp', shape: { width: 1280, height: 800 } },
    { src: '/media/b.webp', shape: null },
  ])
})
