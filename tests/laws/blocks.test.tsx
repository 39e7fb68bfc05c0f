// Laws of the blocks: a new one is tested the moment it is listed in blocks/<area>/area.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isEntryBlock, registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import { registerDefinitions } from '@/schemas/page/definitions'
import { checkPage } from '@/schemas/page/check-page'
import { readPage } from '@/schemas/page/read-page'
import type { Block, PageDocument } from '@/schemas/page/document'
import { errorsOf } from '@/schemas/page/validator'
import { EVENT_TEMPLATES } from '@/schemas/rules/events/event-template'
import { blockFolders } from '../support/block-folders'
import { drawExample } from '../support/draw-example'
import { root } from '../support/fixtures'

registerDefinitions(blocks)

registerEntries(blocks)

const defined = blockFolders()

const isReference = (schema: unknown): boolean => typeof (schema as { needed?: unknown } | undefined)?.needed === 'object'
const pageOf = (block: Block): PageDocument => ({ schemaVersion: 1, kind: 'page', route: '/law', title: 'law', blocks: [block] })

test('every listed block is defined in exactly one folder, and every folder defines the block of its name', () => {
  expect(defined.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type).sort())
  const folders = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'block.ts')
    .map((file) => basename(dirname(file)))
  // A folder may define variants of its block too: event-tvc, event-tvc2 and event-tvc3 are one game.
  expect(defined.filter(({ folder, type }) => folder === type).map(({ folder }) => folder)).toEqual(folders.sort())
})

test('S-EVT-10: every template of events has one block, of the type that the template says', () => {
  const typeOf = (template: string) => `event-${template.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const entries = blocks.filter(isEntryBlock)
  expect(entries.map(({ entry }) => entry.template).sort()).toEqual([...EVENT_TEMPLATES, 'default'].sort())
  for (const { type, entry } of entries) expect(type).toBe(typeOf(entry.template))
})

describe.each(blocks.map((block) => [block.type, block] as const))('%s', (type, block) => {
  test('its example fits its own schema', () => {
    expect(errorsOf(block.props, block.example)).toEqual([])
  })

  test('a place that needs a record is not published without one', () => {
    const needs = JSON.stringify(block.props).match(/"(?:needsSubject|unlessSubject)":/g) ?? []
    const props = Object.fromEntries(Object.entries(block.example).filter(([name]) => !isReference(block.props.properties[name])))
    const problems = checkPage(pageOf({ id: 'b', type, v: block.version, props }), { strict: true })
    const isChoice = needs.length > 0 && /"const":/.test(JSON.stringify(block.props))
    if (needs.length > 0 && !isChoice) expect(problems.map(({ keyword }) => keyword)).toContain('reference')
  })

  test('every property says in Korean what it is', () => {
    const untitled = Object.entries(block.props.properties)
      .filter(([, property]) => !/[가-힣]/.test((property as { title?: string }).title ?? ''))
      .map(([name]) => name)
    expect(untitled).toEqual([])
    expect(block.title).toMatch(/[가-힣]/)
  })

  test('its view is an ordinary function, never async', () => {
    expect(block.view).toBeTypeOf('function')
    expect(block.view.constructor.name).toBe('Function')
  })

  test('its example is rendered on the server', async () => {
    const failures: unknown[] = []
    const stream = await renderToReadableStream(await drawExample(block), { onError: (error) => void failures.push(error) })
    await stream.allReady
    const html = await new Response(stream).text()
    expect(failures).toEqual([])
    expect(html).not.toBe('')
    expect(html).not.toContain('[object Object]')
    expect(html).not.toMatch(/>(undefined|NaN)</)
    // A block that shows nothing without a record declares so in its schema, and publishing requires the record.
    if (html.includes('보이는 자리입니다.')) expect(JSON.stringify(block.props)).toMatch(/"(needsSubject|unlessSubject)":/)
  })

  test('every old version has its migration and a legacy fixture that still renders', () => {
    for (let version = 1; version < block.version; version++) {
      expect(block.migrations?.[version], `migrations[${version}] of ${type}`).toBeTypeOf('function')
      const file = join(root, 'pages-fixtures', 'legacy', `${type}.v${version}.json`)
      expect(existsSync(file), `pages-fixtures/legacy/${type}.v${version}.json`).toBe(true)
      const past = JSON.parse(readFileSync(file, 'utf8')) as Block
      expect(past).toMatchObject({ type, v: version })
      const once = readPage(pageOf(past))
      expect(once.unreadable).toEqual([])
      const migrated = once.blocks[0]!.block
      expect(migrated.v).toBe(block.version)
      expect(readPage(pageOf(migrated)).blocks[0]!.block).toEqual(migrated)
    }
  })
})
