import { expect, test } from 'vitest'
import { newsMail, newsText } from './news-words'

const SITE = { brandName: '라움결', siteUrl: 'https://site.example' }
const order = (number: string) => ({ kind: 'order' as const, link: `/ice_builder/orders/${number}` })
const VISIT = { kind: 'visit' as const, link: '/ice_builder/visits/12' }

test('one thing is opened itself', () => {
  expect(newsText([VISIT], SITE)).toBe('[라움결 마루] 방문 예약 1건\nhttps://site.example/ice_builder/visits/12')
  expect(newsMail([VISIT], SITE)).toEqual({
    subject: '[라움결 마루] 방문 예약 1건',
    text: [
      '새로 들어온 일입니다.',
      '',
      '방문 예약 1건',
      'https://site.example/ice_builder/visits/12',
      '',
      '받을 소식과 시간은 내 계정에서 바꾸실 수 있습니다. https://site.example/ice_builder/account',
    ].join('\n'),
  })
})

test('several are counted by kind, each with its list', () => {
  const news = [VISIT, order('a'), order('b')]
  expect(newsText(news, SITE)).toBe('[라움결 마루] 새 주문 2건, 방문 예약 1건\nhttps://site.example/ice_builder/home')
  expect(newsMail(news, SITE)).toMatchObject({
    subject: '[라움결 마루] 새 주문 2건, 방문 예약 1건',
    text: expect.stringContaining(
      [
        '새 주문 2건',
        'https://site.example/ice_builder/orders?state=paid',
        '',
        '방문 예약 1건',
        'https://site.example/ice_builder/visits/12',
      ].join('\n'),
    ),
  })
})
