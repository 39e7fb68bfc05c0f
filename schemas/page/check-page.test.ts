import { Type } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockDefinition } from './block-definition'
import { registerDefinitions } from './definitions'
import { checkPage } from './check-page'
import type { Block, PageDocument } from './document'
import { findCycle, fragmentsOf } from './fragments-of'
import { readPage, writePage } from './read-page'
import { standaloneValidators } from './standalone-validators'

const sign: BlockDefinition = {
  type: 'test-sign',
  version: 2,
  title: '팻말',
  group: 'text',
  props: Type.Object(
    {
      text: Type.String({ title: '글', minLength: 1, maxLength: 10 }),
      level: Type.Optional(Type.Integer({ title: '단계', minimum: 1, maximum: 4 })),
    },
    { additionalProperties: false },
  ),
  slots: { inside: { title: '안쪽', accepts: ['test-sign'] } },
  migrations: { 1: ({ words }) => ({ text: words }) },
  example: { text: '안내' },
}

const block = (over: Partial<Block> = {}): Block => ({ id: 'a', type: 'test-sign', v: 2, props: { text: '안내' }, ...over })
const page = (blocks: unknown[], over: Partial<PageDocument> = {}): PageDocument =>
  ({ schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks, ...over }) as PageDocument

beforeAll(() => registerDefinitions([sign]))

describe('checkPage', () => {
  it('finds no problem in a valid page', () => {
    expect(checkPage(page([block()]), { strict: true })).toEqual([])
  })

  it('reports every problem with its place, its block and a message', () => {
    const problems = checkPage(
      page([block({ props: { text: '', level: 9 } }), block({ id: 'b', props: { text: '열 글자를 넘기는 긴 글입니다' } })]),
      { strict: true },
    )
    expect(problems).toEqual([
      { pointer: '/blocks/0/props/text', message: '글을 입력해 주세요.', keyword: 'minLength', blockId: 'a' },
      { pointer: '/blocks/0/props/level', message: '단계는 4 이하여야 합니다.', keyword: 'maximum', blockId: 'a' },
      { pointer: '/blocks/1/props/text', message: '글은 10자까지 입력할 수 있습니다.', keyword: 'maxLength', blockId: 'b' },
    ])
  })

  it('allows an unfinished draft, but never an invalid one', () => {
    expect(checkPage(page([block({ props: {} })]), { strict: false })).toEqual([])
    expect(checkPage(page([block({ props: { text: 3 } })]), { strict: false })).toHaveLength(1)
    // A text over its limit is stored as typed, and refused by publishing alone.
    const long = { ...page([block({ props: { text: '열 글자를 넘기는 긴 글입니다' } })]), title: '긴 제목'.repeat(50) }
    expect(checkPage(long, { strict: false })).toEqual([])
    expect(checkPage(long, { strict: true }).map(({ message }) => message)).toEqual([
      '제목은 120자까지 입력할 수 있습니다.',
      '글은 10자까지 입력할 수 있습니다.',
    ])
  })

  it('names an unknown block or layout', () => {
    expect(checkPage(page([block({ type: 'no-such' })]), { strict: true })[0]?.message).toBe('‘no-such’이라는 블록은 없습니다.')
    expect(checkPage(page([], { layout: 'wavy' as never }), { strict: false })[0]?.message).toContain('‘wavy’이라는 틀은 없습니다.')
  })

  it('refuses two blocks with one id, anywhere', () => {
    const problems = checkPage(page([block({ slots: { inside: [block()] } })]), { strict: false })
    expect(problems).toMatchObject([{ pointer: '/blocks/0/slots/inside/0/id', keyword: 'duplicate', blockId: 'a' }])
  })

  it('refuses what would overload the server: depth, number, prototype names', () => {
    let deep: unknown = { id: 'z' }
    for (let i = 0; i < 70; i++) deep = { slots: { inside: [deep] } }
    expect(checkPage(page([deep]), { strict: false })).toMatchObject([{ keyword: 'depth' }])
    expect(checkPage(page(Array.from({ length: 20_001 }, () => ({}))), { strict: false })).toMatchObject([{ keyword: 'nodes' }])
    const hostile = JSON.parse(
      '{"schemaVersion":1,"kind":"page","route":"/a","title":"가","blocks":[{"id":"a","type":"test-sign","v":2,"props":{"__proto__":{"x":1}}}]}',
    ) as unknown
    expect(checkPage(hostile, { strict: false })).toMatchObject([{ pointer: '/blocks/0/props/__proto__', keyword: 'forbidden-name' }])
  })

  it('returns problems for any input instead of throwing', () => {
    for (const odd of [null, 3, 'x', [], {}, { blocks: [null, 1, 'x', []] }])
      expect(checkPage(odd, { strict: true }).length).toBeGreaterThan(0)
  })
})

it('reports objects in place of text as invalid', () => {
  const odd = JSON.parse('{"toString":1}') as never
  expect(checkPage(page([], { layout: odd }), { strict: false })).toMatchObject([{ pointer: '/layout' }, { pointer: '/layout' }])
  expect(checkPage(page([], { subject: odd }), { strict: false })).toMatchObject([{ pointer: '/subject' }])
  const stored = page([{ id: odd, type: odd }, block({ slots: { inside: 7 } as never }), block({ v: '2' as never })])
  const read = readPage(stored)
  expect(read.unreadable.map(({ reason }) => reason)).toEqual(['not-a-block', 'not-a-block', 'not-a-block'])
  expect(writePage(read)).toEqual(stored)
})

describe('readPage', () => {
  it('migrates an older version and does not change the stored document', () => {
    const stored = page([block({ v: 1, props: { words: '옛글' } })])
    const before = JSON.stringify(stored)
    const read = readPage(stored)
    expect(read.blocks[0]?.block).toMatchObject({ v: 2, props: { text: '옛글' } })
    expect(read.migrated).toBe(true)
    expect(JSON.stringify(stored)).toBe(before)
  })

  it('preserves unreadable blocks byte for byte, with the reason', () => {
    const unknown = {
      id: 'u',
      type: 'from-the-future',
      v: 3,
      props: { z: 1, a: [1, { b: null }] },
      slots: { x: [{ id: 'w', type: 'test-sign', v: 9, props: {} }] },
    }
    const stored = page([unknown, block({ id: 'f', v: 7 }), block({ id: 'i', props: { text: 5 } }), block()])
    const read = readPage(stored)
    expect(read.unreadable.map(({ id, reason }) => [id, reason])).toEqual([
      ['u', 'unknown-type'],
      ['f', 'future-version'],
      ['i', 'invalid-props'],
    ])
    expect(JSON.stringify(writePage(read))).toBe(JSON.stringify(stored))
  })

  it('is idempotent', () => {
    const once = writePage(readPage(page([block({ v: 1, props: { words: '옛글' } })])))
    expect(writePage(readPage(once))).toEqual(once)
  })
})

describe('fragments', () => {
  const uses: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['d'] }
  it('are found at any depth', () => {
    const inner = block({ id: 'x', type: 'fragment', props: { ref: 'foot' } })
    expect(fragmentsOf(page([block({ slots: { inside: [inner] } })]))).toEqual(['foot'])
  })
  it('may not contain themselves, directly or indirectly', () => {
    expect(findCycle('a', (name) => uses[name] ?? [])).toEqual(['a', 'b', 'c', 'a'])
    expect(findCycle('d', (name) => uses[name] ?? [])).toEqual(['d', 'd'])
    expect(findCycle('z', () => [])).toBeUndefined()
  })
})

describe('standaloneValidators', () => {
  it('agree with Ajv and need neither eval nor require', async () => {
    const code = standaloneValidators()
    expect(code).not.toMatch(/require\(|new Function|eval\(/)
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      validateDocument: (v: unknown) => boolean
      props: Record<string, (v: unknown) => boolean>
    }
    expect(module.validateDocument(page([block()]))).toBe(true)
    expect(module.validateDocument({ kind: 'page' })).toBe(false)
    expect(module.props['test-sign']?.({ text: '안내' })).toBe(true)
    expect(module.props['test-sign']?.({ text: '열 글자를 넘기는 긴 글입니다' })).toBe(false)
  })
})
