import { expect, test } from 'vitest'
import { withQuery } from './with-query'

test('the parameters of a request go with it where it is led on within the site, and the own ones of the target stand', () => {
  const query = { utm_source: 'x', tab: '2' }
  expect(withQuery('/store/goods/tray', {})).toBe('/store/goods/tray')
  expect(withQuery('/store/goods/tray', query)).toBe('/store/goods/tray?utm_source=x&tab=2')
  expect(withQuery('/zin/home?tab=1#news', query)).toBe('/zin/home?tab=1&utm_source=x#news')
  expect(withQuery('https://elsewhere.example/a', query)).toBe('https://elsewhere.example/a')
})
