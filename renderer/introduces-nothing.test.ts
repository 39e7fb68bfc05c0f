import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { Block } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { registerBlocks } from './blocks'
import { defineBlock } from './define-block'
import { introducesNothing } from './introduces-nothing'
import type { LoadOutcome } from './load-page'

const props = Type.Object({})
const base = { version: 1, title: '', group: 'text', props, example: {}, view: () => null } as const
const slots = { content: { title: '' } }
registerBlocks([
  defineBlock({ ...base, type: 'text' }),
  defineBlock({ ...base, type: 'part', slots, introduces: () => true }),
  defineBlock({ ...base, type: 'whole-page', slots, introduces: () => false }),
  defineBlock<typeof props, string[]>({
    ...base,
    type: 'list',
    load: () => Promise.resolve({ data: [] }),
    hasNothing: (_, data) => data.length === 0,
  }),
])

const block = (id: string, type = 'list', content?: Block[]): Block => ({
  id,
  type,
  v: 1,
  props: {},
  ...(content ? { slots: { content } } : {}),
})
const EMPTY: LoadOutcome = { ok: true, data: [], freshUntil: new Date(7_000).toISOString() }

/** @param outcomes by the id of the list; a missing one is under way. */
function asked(root: Block, outcomes: Record<string, LoadOutcome>): boolean | string {
  const document = { schemaVersion: 1, kind: 'page', title: '', route: '/', blocks: [root] } as unknown as Parameters<typeof readPage>[0]
  const answer = introducesNothing(readPage(document).blocks[0]!, ({ block: { id } }) => outcomes[id] ?? 'pending')
  return typeof answer === 'object' ? answer.block.id : answer
}

test('a part is left out while every list in it, however deep, has nothing', () => {
  const part = block('part', 'part', [block('a'), block('inner', 'part', [block('b')])])
  expect(asked(part, {})).toBe('a')
  expect(asked(part, { a: EMPTY })).toBe('b')
  expect(asked(part, { a: EMPTY, b: EMPTY })).toBe(true)
  expect(asked(part, { a: EMPTY, b: { ok: true, data: ['글'] } })).toBe(false)
})

test('it stands round a list that failed, beside a text, with nothing in it, and where it is the page itself', () => {
  expect(asked(block('part', 'part', [block('a')]), { a: { ok: false, error: new Error('away') } })).toBe(false)
  // It is not waited for either.
  expect(asked(block('part', 'part', [block('a'), block('t', 'text')]), {})).toBe(false)
  expect(asked(block('part', 'part', []), {})).toBe(false)
  expect(asked(block('page', 'whole-page', [block('a')]), { a: EMPTY })).toBe(false)
  expect(asked(block('a'), { a: EMPTY })).toBe(false)
})

test('the page without it holds no longer than the answers that it was left out for', async () => {
  const context = newRequestContext({ requestId: 'test' })
  await runInRequestContext(context, async () => void asked(block('part', 'part', [block('a')]), { a: EMPTY }))
  expect(context.freshUntil).toBe(7_000)
})
