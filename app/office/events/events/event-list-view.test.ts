import { describe, expect, test } from 'vitest'
import { eventInput, isEventFiltered, readEventView, withEventChange, writeEventView } from './event-list-view'

const USUAL = { state: null, search: '', eventType: null, waits: null, sort: 'openStrDate', direction: 'desc', page: 1 } as const

describe('the view of the list of events', () => {
  test.each(['', 'state=gone&type=lottery&sort=price&direction=up&page=-1', 'page=1.5'])('%j is the default one', (query) => {
    expect(readEventView(query)).toEqual(USUAL)
    expect(writeEventView(readEventView(query))).toBe('')
  })

  test('survives the URL and back', () => {
    const query = '?state=open&q=%EB%8B%A8%EC%97%B4&type=tvc&sort=eventName&direction=desc&page=3'
    expect(writeEventView(readEventView(query))).toBe(query)
  })

  test('another filter starts at the first page, another order in its usual direction', () => {
    const view = readEventView('page=3&sort=eventName&direction=desc')
    expect(withEventChange(view, { state: 'draft' })).toMatchObject({ page: 1, direction: 'desc' })
    expect(withEventChange(view, { sort: 'updatedAt' })).toMatchObject({ direction: 'desc' })
    expect(withEventChange(USUAL, { sort: 'eventName' })).toMatchObject({ direction: 'asc' })
    expect(withEventChange(view, { page: 4 })).toMatchObject({ page: 4 })
    expect([isEventFiltered(USUAL), isEventFiltered(readEventView('type=tvc'))]).toEqual([false, true])
  })

  test('a syllable being typed is left out of the query', () => {
    expect(eventInput(readEventView(`q=${encodeURIComponent('단열ㅋ')}`))).toEqual({
      search: '단열',
      sort: 'openStrDate',
      direction: 'desc',
      page: 1,
      size: 20,
    })
  })
})
