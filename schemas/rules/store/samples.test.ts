import { expect, test } from 'vitest'
import { addSample, MOST_SAMPLES, readSampleList, sampleFaults, type SampleForm } from './samples'

const FORM: SampleForm = {
  ...{ name: '이하늘', phoneNo: '010-2000-0001', zipCode: '06236', address: '서울 강남구 라움로 12', addressDetail: '101동 1203호' },
  agreed: true,
}

test('a request says who receives it where, by which mobile number they hear of it, and that they agree', () => {
  expect(sampleFaults(FORM)).toEqual({})
  expect(Object.keys(sampleFaults({ ...FORM, name: ' ', address: '', agreed: false }))).toEqual(['name', 'address', 'agreed'])
  expect(sampleFaults({ ...FORM, phoneNo: '02-123-4567' })).toEqual({
    phoneNo: '문자로 안내를 받으실 휴대전화 번호를 입력해 주세요. 예) 01012345678',
  })
  expect(sampleFaults({ ...FORM, agreed: false }).agreed).toBe('개인정보 수집·이용에 동의해 주세요.')
})

test('a list has each product once, and is full at its most', () => {
  expect(addSample(['a'], 'b', 3)).toEqual({ list: ['a', 'b'], isFull: false })
  expect(addSample(['a', 'b', 'c'], 'd', 3)).toEqual({ list: ['a', 'b', 'c'], isFull: true })
  expect(addSample(['a', 'b', 'c'], 'b', 3).isFull).toBe(false)
})

test('what a browser has stored is read as far as it is a list of products', () => {
  expect(readSampleList(['a', 'a', 7, '', 'b', 'x'.repeat(61)])).toEqual(['a', 'b'])
  expect(readSampleList(['a', 'b', 'c', 'd', 'e', 'f'])).toHaveLength(MOST_SAMPLES)
  expect([readSampleList(undefined), readSampleList({ a: 1 })]).toEqual([[], []])
})
