// The headings that a definition names are those that its view renders: the check of a page's outline trusts the definition.
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import { readBlock } from '@/builder/problems/read-block'
import { registerDefinitions } from '@/schemas/page/definitions'
import { drawExample } from '../support/draw-example'

registerDefinitions(blocks)
registerEntries(blocks)

// Header and footer are outside the page's main part, a fault renders nothing, and these parts of a record's page need the record.
const others = ['case-detail', 'header', 'footer', 'fault', 'category-head', 'category-cases', 'product-list']
const drawn = blocks.filter(({ type }) => !others.includes(type))

test.each(drawn.map((block) => [block.type, block] as const))('%s renders the headings that its definition names', async (_, block) => {
  const html = await text((await prerenderToNodeStream(await drawExample(block))).prelude)
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
  const { type, version: v, example: props } = block
  const named = readBlock({ id: 'a', type, v, props }).headings.map(({ level }) => level)
  expect(named, `levels that \`headings\` of ${type}/block.ts names, beside those that the view renders`).toEqual(levels)
})

test('the field that a heading names is one that the inspector shows, so that a problem of it leads somewhere', () => {
  const lost = blocks.flatMap(({ type, version: v, example: props, props: schema }) =>
    readBlock({ id: 'a', type, v, props })
      .headings.map(({ field }) => field.replace(/^\/props/, ''))
      .filter((field) => field !== '' && !isShown(schema as FieldSchema, field.split('/').slice(1)))
      .map((field) => `${type} ${field}`),
  )
  expect(lost).toEqual([])
})

function isShown(schema: FieldSchema | undefined, [step, ...rest]: string[]): boolean {
  if (!schema || step === undefined) return schema !== undefined
  return isShown(/^\d+$/.test(step) ? schema.items : schema.properties?.[step], rest)
}
