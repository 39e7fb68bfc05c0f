// Documents as editors, imports and old versions leave them: examples of the blocks, whole or with something wrong in them.
import fc from 'fast-check'
import { blocks } from '@/blocks/areas'
import { slotsOf } from '@/schemas/page/block-definition'

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  99,
  1e9,
  '',
  ' ',
  '#',
  '가',
  '가'.repeat(130),
  '\ud83c\udfe0'.repeat(41),
  'javascript:alert(1)',
  'A B',
  '#12345',
  '123-45-67890',
  [],
  [1],
  ['mobile', 'mobile'],
  ['watch'],
  {},
  { src: 1 },
  { toString: 1 },
  { extra: true },
  { label: '', href: '/' },
  [{ key: '가' }],
  [[], {}],
)
const moment = fc.constantFrom<unknown>(
  null,
  '2026-11-21T09:00:00+09:00',
  '2026-11-21T09:00:00Z',
  '2026-11-21T09:00:00.123Z',
  '2024-02-29T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-11-21',
  '2026-11-21T09:00:00',
  '2026-11-21T24:00:00Z',
  '2026-11-21T09:00:60Z',
  '2026-11-21 09:00:00Z',
  '2026-11-21T09:00:00+0900',
  '2026-11-21t09:00:00z',
  '0000-00-00',
  '2100-02-29T00:00:00Z',
  '2000-02-29T00:00:00-23:59',
  '',
  5,
)
const show = fc.oneof(
  fc.record(
    {
      on: fc.oneof(fc.subarray(['mobile', 'tablet', 'pc']), odd),
      to: fc.constantFrom('visitor', 'member', 'staff', 3),
      from: moment,
      until: moment,
    },
    { requiredKeys: [] },
  ),
  odd,
)

/** One place of a value, chosen by numbers, becomes something else, goes, or gets a neighbour. */
function mutated(value: unknown, steps: number[], change: { kind: 'set' | 'remove' | 'add'; to: unknown }): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null || steps.length === 0) return change.to
  const names = Object.keys(value)
  const name = names[step % Math.max(1, names.length)]
  if (change.kind === 'add' && rest.length === 0)
    return Array.isArray(value) ? [...(value as unknown[]), change.to] : { ...value, extra: change.to }
  if (name === undefined) return change.to
  if (change.kind === 'remove' && rest.length === 0)
    return Array.isArray(value)
      ? value.filter((_, i) => i !== Number(name))
      : Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  const next = mutated((value as Record<string, unknown>)[name], rest, change)
  return Array.isArray(value) ? value.map((one: unknown, i) => (i === Number(name) ? next : one)) : { ...value, [name]: next }
}

const changes = fc.array(
  fc.tuple(fc.array(fc.nat(12), { minLength: 1, maxLength: 4 }), fc.record({ kind: fc.constantFrom('set', 'remove', 'add'), to: odd })),
  { maxLength: 2 },
)
const { block } = fc.letrec<{ block: unknown }>((tie) => ({
  block: fc
    .record({
      card: fc.constantFrom(...blocks),
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '', '가', 3),
      changes,
      slot: fc.option(fc.constantFrom('content', 'first', 'items', 'none', '')),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('block'), { maxLength: 2 })),
      more: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        fc.constantFrom({ type: 'from-the-future' }, { v: 99 }),
        fc.record({ show }),
        fc.record(
          {
            type: fc.constantFrom('from-the-future', 'Bad Type', 7),
            v: fc.constantFrom(1, 2, 0, '1', 99),
            show,
            name: odd,
            locked: odd,
            odd,
          },
          { requiredKeys: [] },
        ),
      ),
      isPlain: fc.boolean(),
    })
    .map(({ card, id, changes, slot, children, more, isPlain }) => {
      const props = changes.reduce<unknown>((props, [steps, change]) => mutated(props, steps, change), card.example)
      const own = slot ?? Object.keys(slotsOf(card, card.example))[0]
      const plain = {
        id,
        type: card.type,
        v: card.version,
        props: isPlain ? card.example : props,
        ...(own === undefined ? {} : { slots: { [own]: children } }),
      }
      return isPlain ? plain : { ...plain, ...more }
    }),
}))
/** Pages of registered blocks, good ones and ones with something wrong in any place. */
export const oddDocument = fc
  .record({ blocks: fc.array(block, { maxLength: 4 }), changes, isPlain: fc.boolean() })
  .map(({ blocks, changes, isPlain }) => {
    const page: unknown = {
      schemaVersion: 1,
      kind: 'page',
      route: '/a',
      title: '가',
      layout: 'content',
      guard: ['auth'],
      seo: { noindex: true },
      blocks,
    }
    return isPlain ? page : changes.reduce((page, [steps, change]) => mutated(page, steps.slice(0, 2), change), page)
  })
