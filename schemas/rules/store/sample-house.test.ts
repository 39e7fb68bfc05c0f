import { expect, test } from 'vitest'
import { sampleHouse } from './sample-house'

const at = (address: string, addressDetail: string, zipCode = '06236') => sampleHouse({ zipCode, address, addressDetail })

test('a house is one however its address is written', () => {
  const house = at('서울 강남구 라움로 12', '101동 1203호')
  expect([
    at('서울특별시 강남구 라움로 12 (역삼동, 라움아파트)', '101동 1203호'),
    at('서울 강남구 라움로12', '101-1203'),
    at('서울 강남구 라움로 12 (역삼동)', '라움아파트 101동 12층 1203호'),
    at('서울  강남구  라움로  12', '１０１동 １２０３호'),
    at('서울 강남구 라움로 12', '101 동 1203 호 '),
  ]).toEqual(Array(5).fill(house))
})

test('neighbours are others', () => {
  const houses = [
    at('서울 강남구 라움로 12', '101동 1203호'),
    at('서울 강남구 라움로 12', '101동 1204호'),
    at('서울 강남구 라움로 12', '102동 1203호'),
    at('서울 강남구 라움로 14', '101동 1203호'),
    at('서울 강남구 라움로12길 3', '101동 1203호'),
    at('서울 강남구 라움로12길 3-1', '101동 1203호'),
    at('서울 강남구 결로 12', '101동 1203호'),
    at('서울 강남구 라움로 12', '101동 1203호', '06237'),
    at('서울 강남구 라움로 12', '지하 101호'),
    at('서울 강남구 라움로 12', 'B101호'),
    at('서울 강남구 라움로 12', ''),
    at('서울 강남구 라움로 12', '3층'),
    at('서울 강남구 라움로 12', '옥탑'),
  ]
  expect(new Set(houses).size).toBe(houses.length)
})

test('an address of a lot is known by its lot', () => {
  expect(at('경기 양평군 서종면 문호리 산 12-3', '')).toBe(at('경기도 양평군 서종면 문호리 산12-3', ' '))
  expect(at('경기 양평군 서종면 문호리 12-3', '')).not.toBe(at('경기 양평군 서종면 문호리 12-4', ''))
})
