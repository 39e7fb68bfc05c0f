import { expect, test } from 'vitest'
import { campaignCookie } from '@/schemas/rules/base/campaign'
import { collaboFaults, collaboFormPath, COLLABO_WINDOW, inflowOf, LONGEST_INFLOW, tidyCollabo, type CollaboForm } from './collabo'

const whole: CollaboForm = { name: '홍길동', phoneNo: '010-1234-5678', address: '서울 중구 세종대로 1', contents: '', agreed: true }

test('S-COLLABO-1: the form opens in a window of 1300 by 920 with the event and the inflow', () => {
  expect(COLLABO_WINDOW).toMatchObject({ width: 1300, height: 920 })
  expect(collaboFormPath(123, 'utm_source=blog&utm_medium=post')).toBe(
    '/event/collabo/form?eventId=123&inflow=utm_source%3Dblog%26utm_medium%3Dpost',
  )
  expect(collaboFormPath('123', '')).toBe('/event/collabo/form?eventId=123')
  expect(new URLSearchParams(collaboFormPath(1, 'x'.repeat(9_000)).split('?')[1]).get('inflow')).toHaveLength(LONGEST_INFLOW)
})

test.each([
  ['S-COLLABO-1: without a name', { name: ' ' }, { name: '이름을 입력해 주세요.' }],
  ['without a number', { phoneNo: '' }, { phoneNo: '휴대전화 번호를 입력해 주세요.' }],
  ['with a number that is none', { phoneNo: '02-123-4567' }, { phoneNo: '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678' }],
  ['without an address', { address: '' }, { address: '주소를 입력해 주세요.' }],
  ['with too many words', { contents: '가'.repeat(1_001) }, { contents: '상담 내용에는 1,000자까지 입력할 수 있습니다.' }],
  ['without consent', { agreed: false }, { agreed: '개인정보 수집·이용에 동의해 주세요.' }],
  ['with everything', {}, {}],
] as const)('%s', (_, lacks, faults) => expect(collaboFaults({ ...whole, ...lacks })).toEqual(faults))

test('stored values are normalised', () => {
  expect(tidyCollabo({ ...whole, name: ' 홍길동 ' })).toEqual({
    name: '홍길동',
    phoneNo: '01012345678',
    address: whole.address,
    contents: '',
  })
})

test('inflow: this URL, the campaign of the day, or the referrer; never this site itself', () => {
  const host = 'maru.example'
  const none = { search: '', campaign: '', referrer: '', host }
  expect(inflowOf({ ...none, search: '?utm_source=blog&page=2' })).toBe('utm_source=blog')
  expect(inflowOf({ ...none, search: '?inflow=partner' })).toBe('inflow=partner')
  const cookie = campaignCookie({ href: 'https://maru.example/?utm_source=mail&utm_campaign=winter', protocol: 'https:' })!
  const campaign = cookie.split(';')[0]!.split('=')[1]!
  expect(inflowOf({ ...none, campaign })).toBe('utm_source=mail&utm_campaign=winter')
  expect(inflowOf({ ...none, referrer: 'https://blog.example/1?token=secret' })).toBe('blog.example')
  expect(inflowOf({ ...none, referrer: 'https://maru.example/home' })).toBe('')
  expect(inflowOf({ ...none, campaign: '%7B', referrer: 'nonsense' })).toBe('')
})
