// Laws of a new block's example: its links are pages of this site, and its placeholders differ from real content.
import { expect, test } from 'vitest'
import '@/app/compose'
import { findProblems } from '@/builder/problems/find-problems'
import { newBlock } from '@/builder/state/new-block'
import { allDefinitions } from '@/schemas/page/definitions'
import type { PageDocument } from '@/schemas/page/document'
import { settlePath } from '@/schemas/rules/base/settle-path'
import { fixtures } from '../support/fixtures'
import { linksOf } from '../support/links-of'

const shipped = fixtures()
const definitions = allDefinitions().filter(({ internal }) => !internal)
/** Pages whose record may be missing: a detail page is tested without it. */
const pages = new Set(shipped.flatMap(({ document: { kind, route } }) => (kind === 'page' && route && !route.includes(':') ? [route] : [])))
const FILES = /^\/(media|img|fonts)\//

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  'links of a new %s are existing pages',
  (_, definition) => {
    const links = linksOf(newBlock(definition, () => 'new')).filter((link) => !FILES.test(link))
    const lost = links.filter((link) => {
      const path = link.split(/[?#]/)[0]!
      return !pages.has(path) && settlePath(path, new URLSearchParams()) === undefined
    })
    expect(lost).toEqual([])
  },
)

test('no shipped page says what a sample says', () => {
  const found = shipped.flatMap(({ file, document }) =>
    findProblems(document)
      .filter(({ keyword }) => keyword === 'sample')
      .map(({ field, message }) => `${file} ${field}: ${message}`),
  )
  expect(found).toEqual([])
})

test('what is composed of words says in a new block that they are a sample', () => {
  const page = (type: string): PageDocument => {
    const definition = definitions.find((one) => one.type === type)!
    return { schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks: [newBlock(definition, () => 'new')] }
  }
  for (const type of ['heading', 'rich-text', 'button', 'hero', 'section', 'card-list', 'image', 'video', 'accordion', 'tabs'])
    expect(
      findProblems(page(type)).filter(({ keyword }) => keyword === 'sample'),
      type,
    ).toHaveLength(1)
})
