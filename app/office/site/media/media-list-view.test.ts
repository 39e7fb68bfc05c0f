import { expect, test } from 'vitest'
import { mediaInput, readMediaView, withMediaChange, writeMediaView } from './media-list-view'

test('a view is the same after its URL', () => {
  const query = '?filter=noAlt&folder=f1&q=%EA%B1%B0%EC%8B%A4&color=c03020&look=table&sort=name&page=2'
  expect(writeMediaView(readMediaView(query))).toBe(query)
  expect(writeMediaView(readMediaView(''))).toBe('')
})

test('what nobody would write is ignored', () => {
  expect(readMediaView('?filter=x&color=red&look=y&sort=z&page=-1')).toEqual(readMediaView(''))
})

test('another filter starts at the first page, another look does not', () => {
  const view = readMediaView('?page=3')
  expect(withMediaChange(view, { filter: 'unused' }).page).toBe(1)
  expect(withMediaChange(view, { look: 'table' }).page).toBe(3)
})

test('an incomplete syllable is not searched for', () => {
  expect(mediaInput(readMediaView('?q=거실ㄱ')).search).toBe('거실')
})

test('a link opens one file of the library, and nothing that is no name of a file', () => {
  const file = `${'a1'.repeat(32)}.pdf`
  expect(readMediaView(`?file=${file}`).file).toBe(file)
  expect(writeMediaView(readMediaView(`?file=${file}`))).toBe('')
  expect(readMediaView('?file=../secret.pdf').file).toBeNull()
})
