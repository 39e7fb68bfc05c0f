import { expect, test } from 'vitest'
import { maskedName } from './masked-name'

test.each([
  ['홍길동', '홍*동'],
  ['김솔', '김*'],
  ['남궁민수', '남**수'],
  [' 이서연 ', '이*연'],
  ['이서연'.normalize('NFD'), '이*연'],
  ['박', '*'],
  ['', '*'],
])('the name %j is shown to others as %j', (name, masked) => expect(maskedName(name)).toBe(masked))
