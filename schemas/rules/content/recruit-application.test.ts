import { expect, test } from 'vitest'
import { applicationFaults, tidyAnswers, type ApplicationForm } from './recruit-application'

const FORM: ApplicationForm = { snsUrls: ['https://blog.example.com/home'], housingType: '', motive: '가'.repeat(100), agreed: true }
const faults = (change: Partial<ApplicationForm>) => applicationFaults({ ...FORM, ...change })

test('Q-066: an SNS address and a motive of 100 to 1,000 characters suffice; the kind of housing may be left out', () => {
  expect(faults({})).toEqual({})
  expect(faults({ motive: '가'.repeat(1_000) })).toEqual({})
  expect(faults({ motive: '가'.repeat(99) }).motive).toBe('지원 동기는 100자 이상 1,000자 이하로 입력해 주세요. 지금 99자입니다.')
  expect(faults({ motive: '가'.repeat(1_001) }).motive).toMatch(/지금 1,001자입니다/)
})

test('V-REQ-1: an empty field asks for it by its name, and spaces alone are empty', () => {
  expect(faults({ snsUrls: ['', ' ', ''], motive: ' '.repeat(120) })).toEqual({
    snsUrls: 'SNS 주소를 입력해 주세요.',
    motive: '지원 동기를 입력해 주세요.',
  })
  expect(faults({ agreed: false })).toEqual({ agreed: '개인정보 수집·이용에 동의해 주세요.' })
})

test.each(['blog.example.com', 'http://ab', 'javascript:alert(1)', 'https://a b.example.com'])('V-URL-1: %s is no address', (url) =>
  expect(faults({ snsUrls: ['https://fine.example.com', url] }).snsUrls).toBe('올바른 URL 형식이 아닙니다.'),
)

test('empty and repeated addresses, and spaces at the ends, are not stored', () => {
  const snsUrls = [' https://a.example.com ', '', 'https://a.example.com']
  expect(tidyAnswers({ snsUrls, housingType: ' HT01', motive: ' 함께하고 싶습니다. ' })).toEqual({
    snsUrls: ['https://a.example.com'],
    housingType: 'HT01',
    motive: '함께하고 싶습니다.',
  })
})
