import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '@/schemas/api/base/contract'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import type { ReadBlock } from '@/schemas/page/read-page'
import { registerBlocks } from './blocks'
import { defineBlock, type PageContext } from './define-block'
import { loadPage, settledWithin } from './load-page'

const ask = contract({
  at: 'GET /svc/test',
  id: 'test.ask',
  title: '시험',
  access: 'visitor',
  input: Type.Object({ n: Type.Integer() }),
  item: Type.Integer(),
})
const props = Type.Object({ how: Type.String() })
const page = {} as PageContext

function loading(type: string, load: NonNullable<Parameters<typeof defineBlock<typeof props, number>>[0]['load']>) {
  return defineBlock({ type, version: 1, title: type, group: 'text', props, view: () => null, load, example: { how: '' } })
}
const read = (type: string, id = type): ReadBlock => ({ block: { id, type, v: 1, props: { how: '' } }, slots: {} })
const everything = () => true

describe('loadPage', () => {
  const asked: number[] = []
  beforeEach(() => {
    asked.length = 0
    setCaller((async (_: unknown, input: { n: number }) => {
      asked.push(input.n)
      return { result: '200', resultMessage: '', item: input.n * 10, items: [], totalCount: 0 }
    }) as unknown as Caller)
    registerBlocks([
      loading('test-asks', async ({ call }) => ({ data: (await call(ask, { n: 1 })).item })),
      loading('test-rejects', async () => Promise.reject(new Error('no'))),
      loading('test-hangs', () => new Promise(() => {})),
    ])
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('sends equal calls once, however many blocks need them', async () => {
    const blocks = [read('test-asks', 'a'), read('test-asks', 'b')]
    const { outcomes } = loadPage(blocks, page, everything)
    expect(await Promise.all(outcomes.values())).toEqual([
      { ok: true, data: 10, freshUntil: null },
      { ok: true, data: 10, freshUntil: null },
    ])
    expect(asked).toEqual([1])
  })

  it('returns the outcomes that are ready in time; later ones do not change them', async () => {
    const blocks = [read('test-rejects'), read('test-hangs'), read('test-asks')]
    const loads = loadPage(blocks, page, everything, 3_000)
    const told = settledWithin(loads, 300)
    await vi.advanceTimersByTimeAsync(300)
    const settled = await told
    expect(blocks.map((block) => settled.get(block)?.ok)).toEqual([false, undefined, true])
    await vi.advanceTimersByTimeAsync(2_700)
    expect(settled.size).toBe(2)
    // When all are ready, it does not wait.
    expect((await settledWithin(loads, 1_000_000)).size).toBe(3)
  })

  it('limits the calls under way, however many blocks call, and starts none after the deadline', async () => {
    let underWay = 0
    let most = 0
    setCaller((async (_: unknown, input: { n: number }) => {
      asked.push(input.n)
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 100))
      underWay--
      return { result: '200', resultMessage: '', item: input.n, items: [], totalCount: 0 }
    }) as unknown as Caller)
    registerBlocks([
      loading('test-asks', async ({ props, call, signal }) => ({ data: (await call(ask, { n: Number(props.how) }, { signal })).item })),
    ])
    const blocks = Array.from({ length: 550 }, (_, i): ReadBlock => {
      return { block: { id: `b${i}`, type: 'test-asks', v: 1, props: { how: String(i) } }, slots: {} }
    })
    const { outcomes } = loadPage(blocks, page, everything, 1_050)
    await vi.advanceTimersByTimeAsync(60_000)
    const done = await Promise.all(outcomes.values())
    expect(most).toBe(24)
    // Ten rounds end in time, the eleventh has started, and later loads are not started.
    expect([done.filter(({ ok }) => ok).length, asked.length]).toEqual([240, 264])
  })

  it('a rejected or hanging load affects only its own block', async () => {
    const blocks = [read('test-rejects'), read('test-hangs'), read('test-asks')]
    const { outcomes } = loadPage(blocks, page, everything, 3_000)
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await Promise.all(outcomes.values())).map(({ ok }) => ok)).toEqual([false, false, true])
  })

  it('loads nothing for a hidden block, nor for its children', () => {
    const parent = { ...read('test-asks', 'parent'), slots: { inside: [read('test-asks', 'child')] } }
    expect(loadPage([parent], page, (block) => block.block.id !== 'parent').outcomes.size).toBe(0)
  })
})
