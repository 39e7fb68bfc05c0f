import { expect, test } from 'vitest'
import { typedAddresses } from './typed-addresses'

test.each([
  ['예약은 https://maru.example/zin/event/event/3에서 하십시오.', ['https://maru.example/zin/event/event/3']],
  ['(/zin/exhibition/visit?place=house:3), 또는 /cs/faq.', ['/zin/exhibition/visit?place=house:3', '/cs/faq']],
  ['http://localhost:4000/a#b를 보세요', ['http://localhost:4000/a#b']],
  ['평일/주말, and/or, 3/4, 10:00/11:00', []],
  ['', []],
])('%s', (text, found) => expect(typedAddresses(text)).toEqual(found))
