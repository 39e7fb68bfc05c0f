import { expect, test } from 'vitest'
import { newsWords } from './news-words'

const SITE = { brandName: '라움결', siteUrl: 'https://site.example' }
const order = (number: string) => ({ kind: 'order' as const, link: `/ice_builder/orders/${number}` })
const VISIT = { kind: 'visit' as const, link: '/ice_builder/visits/12' }

test('one thing is opened itself', () => {
  expect(newsWords([VISIT], SITE)).toEqual({
    subject: '[라움결 마루] 방문 예약 1건',
    mail: [
      '새로 들어온 일입니다.',
      '',
      '방문 예약 1건',
      'https://site.example/ice_builder/visits/12',
      '',
      '받을 소식과 시간은 내 계정에서 바꾸실 수 있습니다. https://site.example/ice_builder/account',
    ].join('\n'),
    text: '[라움결 마루] 방문 예약 1건\nhttps://site.example/ice_builder/visits/12',
  })
})

test('several are counted by kind, each with its list', () => {
  const counts = [
    '새 주문 2건',
    'https://site.example/ice_builder/orders?state=paid',
    '',
    '방문 예약 1건',
    'https://site.example/ice_builder/visits/12',
  ]
  expect(newsWords([VISIT, order('a'), order('b')], SITE)).toEqual({
    subject: '[라움결 마루] 새 주문 2건, 방문 예약 1건',
    mail: expect.stringContaining(counts.join('\n')) as string,
    text: '[라움결 마루] 새 주문 2건, 방문 예약 1건\nhttps://site.example/ice_builder/home',
  })
})
