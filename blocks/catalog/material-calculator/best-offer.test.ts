import { expect, test } from 'vitest'
import { bestOffer } from './best-offer'

const offer = (goodsId: string, covers: number, price: number) => ({
  goodsId,
  optionId: goodsId,
  option: [],
  covers,
  price,
  memberPrice: price,
})

test('a small room takes the short roll, a large one the long', () => {
  const OFFERS = [offer('short', 5.49, 91_900), offer('long', 18.3, 301_900)]
  expect(bestOffer({ OFFERS }, [5], 5)?.goodsId).toBe('short')
  expect(bestOffer({ OFFERS }, [17], 5)?.goodsId).toBe('long')
  expect(bestOffer({ OFFERS: [] }, [17], 5)).toBeUndefined()
})
