import { expect, test } from 'vitest'
import { placeOfAddress } from './place-of-address'

test.each([
  ['서울특별시 강남구 논현로 702', { region: '서울', district: '강남구' }],
  ['경기 성남시 분당구 판교로 1', { region: '경기', district: '성남시' }],
  ['충청남도 천안시 서북구', { region: '충남', district: '천안시' }],
  ['전북특별자치도 전주시 완산구', { region: '전북', district: '전주시' }],
  ['세종특별자치시 한누리대로 2130', { region: '세종', district: '' }],
])('%s', (address, place) => expect(placeOfAddress(address)).toEqual(place))

test.each(['', '어딘가 강남구', '광주시 오포읍'])('%j names no region', (address) => expect(placeOfAddress(address)).toBeUndefined())
