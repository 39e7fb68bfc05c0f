import { expect, it, vi } from 'vitest'
import { RequestBook } from './requests'

it('S-REQ-1: begin marks a request as not loaded and without error', () => {
  const book = new RequestBook()
  book.finish('eventList', true)
  book.begin('eventList')
  expect(book.read('eventList')).toMatchObject({ loaded: false, error: false })
  expect(book.read('another')).toEqual({ loaded: false, error: false, response: {} })
})

it('S-REQ-2: finish marks it loaded, with an error flag and the response', () => {
  const book = new RequestBook()
  const data = { items: [1] }
  book.begin('eventList')
  book.finish('eventList', false, data)
  expect(book.read('eventList')).toEqual({ loaded: true, error: false, response: data })
})

it('S-REQ-3: a failed load finishes with an error and an empty response', () => {
  const book = new RequestBook()
  book.finish('eventList', false, { items: [1] })
  book.finish('eventList', true, { items: [2] })
  expect(book.read('eventList')).toEqual({ loaded: true, error: true, response: {} })
})

it("S-REQ-4: the network is online or offline, according to the window's events", () => {
  const book = new RequestBook()
  const place = new EventTarget()
  let isOnline = true
  const stop = book.watchNetwork(place as Window, () => isOnline)
  expect(book.network()).toBe('online')
  isOnline = false
  place.dispatchEvent(new Event('offline'))
  expect(book.network()).toBe('offline')
  isOnline = true
  place.dispatchEvent(new Event('online'))
  expect(book.network()).toBe('online')
  stop()
  isOnline = false
  place.dispatchEvent(new Event('offline'))
  expect(book.network()).toBe('online')
})

it('notifies its listeners, and returns the same object until something changes', () => {
  const book = new RequestBook()
  const listener = vi.fn()
  const stop = book.subscribe(listener)
  book.begin('a')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(book.read('a')).toBe(book.read('a'))
  stop()
  book.finish('a', false)
  expect(listener).toHaveBeenCalledTimes(1)
})
