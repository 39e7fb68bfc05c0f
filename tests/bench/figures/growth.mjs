// Does a page that uses two interactive blocks grow when the registry does? Two applications with our renderer and our
// doors, one with 10 interactive types and one with 60, each type with about 10 KB of code that no other has.
import { kilobytes, scriptBytes } from '../tools/browser.mjs'
import { buildNextApp, startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [10, 60]

export async function growth() {
  const seen = {}
  for (const size of SIZES) {
    const folder = await buildNextApp(`growth-${size}`, { files: appWith(size) })
    const app = await startNextApp(folder, { name: `growth-${size}` })
    try {
      seen[size] = { none: await scriptBytes(`${app.url}/none`), two: await scriptBytes(`${app.url}/two`) }
    } finally {
      await app.stop()
    }
  }
  const [few, many] = SIZES.map((size) => seen[size])
  const grown = many.two.bytes - few.two.bytes
  // If the two islands of 10 KB were not fetched, the figure would be meaningless.
  if (few.two.bytes - few.none.bytes < 10_000) throw new Error('The two islands were not fetched.')
  const list = (name) => Object.fromEntries(SIZES.map((size) => [size, kilobytes(seen[size][name].bytes)]))
  figure({
    figure: 'registry-growth-javascript',
    value: kilobytes(grown),
    unit: 'KB gzip',
    target: '≤ 3',
    met: grown <= 3 * 1024,
    types: SIZES,
    twoBlocksKB: list('two'),
    noBlockKB: list('none'),
  })
}

function appWith(size) {
  const names = Array.from({ length: size }, (_, i) => `toy-${String(i + 1).padStart(2, '0')}`)
  const files = {
    'app/layout.tsx': `import type { ReactNode } from 'react'\n\nexport default function RootLayout({ children }: { children: ReactNode }) {\n  return <html lang="ko"><body>{children}</body></html>\n}\n`,
    'app/ready/route.ts': `export const dynamic = 'force-dynamic'\n\nexport const GET = () => new Response('ok')\n`,
    'app/[...path]/page.tsx': PAGE,
    'registry.ts': `${names.map((name) => `import { ${camel(name)} } from './blocks/${name}/block'`).join('\n')}\n\nexport const blocks = [${names.map(camel).join(', ')}]\n`,
  }
  names.forEach((name, i) => {
    const Name = pascal(name)
    files[`blocks/${name}/island.tsx`] =
      `'use client'\nimport { useState } from 'react'\n\nconst table = ${JSON.stringify(noise(i + 1, 10_000))}\n\nexport function ${Name}Island({ start }: { start: number }) {\n  const [at, move] = useState(start)\n  return <button type="button" onClick={() => move((at * 7 + 1) % table.length)}>{table.charCodeAt(at)}</button>\n}\n`
    files[`blocks/${name}/island.lazy.tsx`] =
      `'use client'\nimport dynamic from 'next/dynamic'\n\nexport const ${Name}Island = dynamic(() => import('./island').then((m) => m.${Name}Island))\n`
    files[`blocks/${name}/view.tsx`] =
      `import type { ViewProps } from '@/renderer/define-block'\nimport { ${Name}Island } from './island.lazy'\n\nexport function ${Name}({ props }: ViewProps<{ start: number }>) {\n  return <section><${Name}Island start={props.start} /></section>\n}\n`
    files[`blocks/${name}/block.ts`] =
      `import { Type } from 'typebox'\nimport { defineBlock } from '@/renderer/define-block'\nimport { ${Name} } from './view'\n\nexport const ${camel(name)} = defineBlock({ type: '${name}', version: 1, title: '${name}', group: 'text', props: Type.Object({ start: Type.Integer() }), view: ${Name}, example: { start: 1 } })\n`
  })
  return files
}

const PAGE = `import { registerBlocks } from '@/renderer/blocks'
import { renderBlocks } from '@/renderer/render-blocks'
import { readPage } from '@/schemas/page/read-page'
import { blocks } from '@app/registry'

export const dynamic = 'force-dynamic'
registerBlocks(blocks)
const two = ['toy-03', 'toy-08'].map((type, i) => ({ id: 'b' + i, type, v: 1, props: { start: i + 1 } }))

export default async function Page({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params
  const document = { schemaVersion: 1 as const, kind: 'page' as const, route: '/', title: 'growth', blocks: path[0] === 'two' ? two : [] }
  const page = { now: '2026-05-01T00:00:00.000Z', path: '/', params: {}, query: {}, page: { title: 'growth', route: '/', layout: 'empty' as const }, site: { id: 'bench', name: '', phone: '', url: '', consultUrl: '' } }
  return <main>{renderBlocks(readPage(document).blocks, { page, loads: { outcomes: new Map() }, isShown: () => true, report: (_, error) => { throw error } })}</main>
}
`

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Letters that gzip cannot shorten much and that are the same in every run. */
function noise(seed, length) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1
  let text = ''
  while (text.length < length) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    text += letters[(state >>> 0) % 64]
  }
  return text
}
