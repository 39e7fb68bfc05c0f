import { expect, test } from 'vitest'
import { nameOfEntry, type FieldSchema } from './field-schema'

const span: FieldSchema = {
  title: '방문 시간',
  type: 'object',
  properties: {
    days: { widget: 'select', anyOf: [{ const: 'weekday', title: '평일' }] },
    product: { type: 'string', widget: 'reference' },
    from: { type: 'string' },
    until: { type: 'string' },
    minutes: { type: 'integer' },
    note: { type: 'string' },
  },
}

test.each([
  [{ title: ' 거실 ', from: '10:30' }, '거실'],
  [{ days: 'weekday', from: '10:30', until: '18:00', minutes: 60, note: '네 번째' }, '평일 · 10:30 · 18:00'],
  [{ days: 'gone', from: '10:30', until: '' }, '10:30'],
  // What every new entry begins with, and the id of another record, name nothing.
  [{ days: 'weekday', from: '', product: 'floor-oak' }, '방문 시간 2'],
  [{}, '방문 시간 2'],
  ['첫 줄\n둘째 줄', '첫 줄 둘째 줄'],
  [null, '방문 시간 2'],
])('the entry %j is called %s', (entry, name) => expect(nameOfEntry(span, entry, 1)).toBe(name))
