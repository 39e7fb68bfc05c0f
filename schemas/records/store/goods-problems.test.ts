import { describe, expect, test } from 'vitest'
import { goodsProblems } from './goods-problems'

const sofa = {
  kind: 'goods',
  price: 100,
  salePrice: 90,
  badges: ['BEST'],
  options: [
    { name: '색', values: ['밤색', '먹색'] },
    { name: '다리', values: ['나무', '쇠'] },
  ],
  variants: [{ choices: ['밤색', '나무'] }, { choices: ['밤색', '쇠'] }, { choices: ['먹색', '쇠'] }],
  notice: [{ label: '품명', value: '소파' }],
}
const lamp = { ...sofa, options: [], variants: [] }
const found = (goods: Parameters<typeof goodsProblems>[0]) => goodsProblems(goods).map(({ pointer }) => pointer)

test('options whose combinations are not all sold, and goods without options, are right', () => {
  expect(found(sofa)).toEqual([])
  expect(found(lamp)).toEqual([])
  expect(found({ ...lamp, kind: 'remodeling', notice: [] })).toEqual([])
  expect(found({ ...sofa, memberPrice: 90, timeSalePrice: 90, timeSaleFrom: '2026-11-01', timeSaleUntil: '2026-11-02' })).toEqual([])
})

describe('prices', () => {
  test.each([
    ['a price above the regular one', { salePrice: 101 }, ['/salePrice']],
    ['a member price above that of everybody', { memberPrice: 91 }, ['/memberPrice']],
    ['a time sale with no price', { timeSaleFrom: '2026-11-01', timeSaleUntil: '2026-11-02' }, ['/timeSalePrice']],
    ['a time sale with no end', { timeSalePrice: 50, timeSaleFrom: '2026-11-01', timeSaleUntil: '' }, ['/timeSalePrice']],
    ['a time sale above the price', { timeSalePrice: 91, timeSaleFrom: '2026-11-01', timeSaleUntil: '2026-11-02' }, ['/timeSalePrice']],
    [
      'a time sale that ends where it begins',
      { timeSalePrice: 5, timeSaleFrom: '2026-11-01', timeSaleUntil: '2026-11-01' },
      ['/timeSaleUntil'],
    ],
  ])('%s', (_, more, pointers) => expect(found({ ...lamp, ...more })).toEqual(pointers))
})

describe('combinations', () => {
  const [first, second] = sofa.options
  test.each([
    ['an option twice', { options: [first!, { ...second!, name: '색' }] }, ['/options/1/name']],
    ['a value that nothing has', { options: [first!, { name: '다리', values: ['나무', '쇠', '돌'] }] }, ['/options/1/values']],
    ['a choice too few', { variants: [...sofa.variants, { choices: ['먹색'] }] }, ['/variants/3/choices']],
    ['a choice too many', { variants: [...sofa.variants, { choices: ['먹색', '쇠', '쇠'] }] }, ['/variants/3/choices']],
    ['an unknown value', { variants: [...sofa.variants, { choices: ['흰색', '쇠'] }] }, ['/variants/3/choices']],
    ['values in another order', { variants: [...sofa.variants, { choices: ['쇠', '먹색'] }] }, ['/variants/3/choices']],
    ['one combination twice', { variants: [...sofa.variants, { choices: ['밤색', '쇠'] }] }, ['/variants/3/choices']],
    ['options without combinations', { variants: [] }, ['/variants']],
    ['combinations without options', { options: [], variants: [{ choices: [] }] }, ['/variants']],
    ['remodelling with options', { kind: 'remodeling' }, ['/options']],
  ])('%s', (_, more, pointers) => expect(found({ ...sofa, ...more })).toEqual(pointers))
})

test('goods without their legal notice, and C-BADGE: a badge that follows from the time sale', () => {
  expect(found({ ...lamp, notice: [] })).toEqual(['/notice'])
  expect(found({ ...lamp, badges: ['NEW', 'TIMESALE'] })).toEqual(['/badges'])
})
