import { Type } from 'typebox'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerDefinitions } from './definitions'
import { registerSubjects } from './subjects'
import { checkPage } from './check-page'
import { checkTree } from './check-tree'
import type { Block, Kind, PageDocument } from './document'
import { readTree } from './tree'

const text = (more: object) => Type.Optional(Type.String({ title: '이름', widget: 'text', ...more }))
const CARDS = {
  own: Type.Object({ of: Type.Optional(Type.Integer({ title: '조각', widget: 'select', needed: true })) }),
  either: Type.Object({
    eventSeq: Type.Optional(Type.Integer({ title: '이벤트', widget: 'select', needed: { unlessSubject: 'event' } })),
  }),
  about: Type.Object({}, { needsSubject: 'notice' }),
  choice: Type.Object({
    show: Type.Unsafe<string>({
      title: '보일 것',
      anyOf: [
        { const: 'all', title: '모두' },
        { const: 'similar', title: '비슷한 것', needsSubject: 'event' },
      ],
    }),
    named: text({ when: { field: 'show', is: ['all'] }, needed: true }),
  }),
  list: Type.Object({
    items: Type.Array(Type.Object({ image: Type.Object({ src: Type.String() }, { title: '사진', needed: true }) }), { title: '사진들' }),
  }),
}

beforeAll(() => {
  registerSubjects(['event', 'notice'])
  registerDefinitions(
    Object.entries(CARDS).map(([type, props]) => ({ type, version: 1, title: '시험', group: 'text', props, example: {} })),
  )
})

const page = (type: string, props: Record<string, unknown>, head: { kind?: Kind; subject?: string } = {}): PageDocument => {
  const inner: Block = { id: 'b', type, v: 1, props }
  const name = (head.kind ?? 'page') === 'page' ? { route: '/a' } : { id: 'a' }
  return { schemaVersion: 1, kind: 'page', title: '가', ...name, ...head, blocks: [inner] }
}
const found = (document: PageDocument) => checkPage(document, { strict: true }).map(({ keyword, pointer }) => `${keyword} ${pointer}`)

describe('a required reference', () => {
  test.each<[string, PageDocument, string[]]>([
    ['is filled in', page('own', {}), ['reference /blocks/0/props/of']],
    ['is there', page('own', { of: 3 }), []],
    ['is asked of a fragment too', page('own', {}, { kind: 'fragment' }), ['reference /blocks/0/props/of']],
    ['may be the record of the page', page('either', {}, { subject: 'event' }), []],
    ['is not any record', page('either', {}, { subject: 'notice' }), ['reference /blocks/0/props/eventSeq']],
    ['is missing on a page about nothing', page('either', {}), ['reference /blocks/0/props/eventSeq']],
    ['stands for itself', page('either', { eventSeq: 7 }), []],
    ['is left to the page that a fragment stands on', page('either', {}, { kind: 'fragment' }), []],
    ['is left to the page that a template makes', page('about', {}, { kind: 'template' }), []],
    ['is the record that a block draws', page('about', {}), ['reference /blocks/0/props']],
    ['is that record', page('about', {}, { subject: 'notice' }), []],
    ['hangs on a choice', page('choice', { show: 'similar' }), ['reference /blocks/0/props/show']],
    ['hangs on the field beside it', page('choice', { show: 'all', named: ' ' }), ['reference /blocks/0/props/named']],
    [
      'is found in lists',
      page('list', { items: [{ image: { src: '/a' } }, { image: { src: '' } }] }),
      ['reference /blocks/0/props/items/1/image'],
    ],
  ])('%s', (_, document, problems) => {
    expect(found(document)).toEqual(problems)
    // The editor's list is the same.
    expect(checkTree(readTree(document), { strict: true })).toEqual(checkPage(document, { strict: true }))
    // A draft may still lack it.
    expect(checkPage(document, { strict: false })).toEqual([])
  })

  test('has an instruction', () => {
    const [first] = checkPage(page('either', {}), { strict: true })
    expect(first).toMatchObject({ blockId: 'b', message: '이벤트를 골라 주세요. 비어 있으면 이 블록은 보일 것이 없습니다.' })
    expect(checkPage(page('about', {}), { strict: true })[0]!.message).toBe(
      '시험은 ‘공지사항’ 하나를 보이는 페이지에서만 내용이 나타납니다. 페이지 설정의 대상을 바꾸거나 이 블록을 빼 주세요.',
    )
  })
})
