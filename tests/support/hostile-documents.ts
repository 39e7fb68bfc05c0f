// Documents as hostile JSON: blocks, slots and fields of every wrong kind among right ones.
import fc from 'fast-check'
import { blocks } from '@/blocks/areas'
import { allDefinitions, registerDefinitions } from '@/schemas/page/definitions'
import '@/services/areas'
import { hostileJson, hostileName, hostileText, prototypeWatch } from './hostile'

export const SEED = 20261121
export const RUNS = 200
export const clean = prototypeWatch()
registerDefinitions(blocks)

export const always = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void, numRuns: number, examples: [T][] = []): void =>
  fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns, examples })

const types = allDefinitions().map(({ type }) => type)
export const examples = allDefinitions().map(({ type, version, example }) => JSON.stringify({ id: 'x', type, v: version, props: example }))
export const scraps = hostileJson(['text', 'items', 'title', 'image', 'src', 'html', 'tabs', 'ref', 'level'])
const { block } = fc.letrec<{ block: string; slots: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...examples),
    scraps,
    fc.constantFrom('null', '1', '"x"', '[]', '{"id":{"toString":1},"type":{"toString":1}}'),
    fc
      .tuple(
        fc.constantFrom('"a"', '"b"', '"c"', '""', '1', 'null', '{"toString":1}'),
        fc.oneof(
          fc.constantFrom(...types).map((type) => JSON.stringify(type)),
          fc.constantFrom('"from-the-future"', '"__proto__"', '"constructor"', 'null', '{}'),
        ),
        fc.constantFrom('1', '2', '0', '-1', '99', '1.5', '"1"', 'null', '1e300'),
        fc.oneof(scraps, fc.constantFrom('{}', 'null', '[]', '"x"')),
        fc.option(tie('slots')),
      )
      .map(
        ([id, type, v, props, slots]) =>
          `{"id":${id},"type":${type},"v":${v},"props":${props}${slots === null ? '' : `,"slots":${slots}`}}`,
      ),
  ),
  slots: fc.oneof(
    fc
      .array(
        fc.tuple(fc.constantFrom('content', 'items', 'tab-1', '__proto__', 'constructor', ''), fc.array(tie('block'), { maxLength: 3 })),
        { maxLength: 3 },
      )
      .map((pairs) => `{${pairs.map(([name, list]) => `${JSON.stringify(name)}:[${list.join()}]`).join()}}`),
    fc.constantFrom('null', '[]', '"abc"', '{"content":null}', '{"content":{"length":2}}', '{"content":"ab"}', '7'),
  ),
}))
const around = fc.array(
  fc.tuple(
    hostileName(['schemaVersion', 'kind', 'id', 'route', 'title', 'layout', 'guard', 'subject', 'seo', 'blocks']),
    fc.oneof(
      hostileText.map((text) => JSON.stringify(text)),
      fc.constantFrom('{"toString":1}', '[{"toString":1}]', '[]', '[[]]', 'null', '1', '{"length":3}'),
    ),
  ),
  { maxLength: 4 },
)
/** A page, or nearly one, as JSON. */
export const document = fc
  .tuple(fc.array(block, { maxLength: 5 }), around)
  .map(
    ([list, more]) =>
      `{"schemaVersion":1,"kind":"page","route":"/a","title":"가","blocks":[${list.join()}]${more.map(([name, value]) => `,${JSON.stringify(name)}:${value}`).join('')}}`,
  )
