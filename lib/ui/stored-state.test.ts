// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { storedState } from './stored-state'

const numbers = () => storedState<number[]>('numbers', [], (kept) => (Array.isArray(kept) ? kept.filter((n) => typeof n === 'number') : []))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('S-CMP-4: is restored after a reload', () => {
  numbers().set([1, 2])
  expect(numbers().snapshot()).toEqual([1, 2])
})

it('starts empty on the server and returns the same snapshot while nothing changes', () => {
  localStorage.setItem('numbers', '[3]')
  const state = numbers()
  expect(state.serverSnapshot()).toEqual([])
  expect(state.snapshot()).toBe(state.snapshot())
})

it.each(['no json', 'null', '{"a":1}', '"text"'])('is empty when %s was stored', (text) => {
  localStorage.setItem('numbers', text)
  expect(numbers().snapshot()).toEqual([])
})

it('follows other tabs, and ignores other keys', () => {
  const state = numbers()
  const listener = vi.fn()
  const stop = state.subscribe(listener)
  dispatchEvent(new StorageEvent('storage', { key: 'others', newValue: '[9]' }))
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'numbers', newValue: '[4,"x"]' }))
  expect(state.snapshot()).toEqual([4])
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(state.snapshot()).toEqual([])
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'numbers', newValue: '[5]' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

it('works for the page when storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  const state = numbers()
  expect(state.snapshot()).toEqual([])
  state.set([7])
  expect(state.snapshot()).toEqual([7])
})
