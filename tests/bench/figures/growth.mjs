// Does a page that uses two islands grow when there are more of them? The islands' own build with 10 islands and with 60, each with about
// 10 KB of code that no other has, and a page of two written by the page server's writer.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeHtml } from '../../../renderer/html/jsx-runtime.ts'
import { openDocument } from '../../../renderer/html/write-head.ts'
import { withIslands, writeIslands } from '../../../renderer/html/write-island.ts'
import { island, loadInner } from '../../../renderer/island.tsx'
import { buildIslands } from '../../../scripts/tools/build-islands.mjs'
import { inBench } from '../tools/children.mjs'
import { kilobytes, scriptBytes } from '../tools/browser.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [10, 60]
const USED = ['toy-03', 'toy-08']

export async function growth() {
  const seen = {}
  for (const size of SIZES) {
    const site = await startSite(size)
    try {
      seen[size] = { none: await scriptBytes(`${site.url}/none`), two: await scriptBytes(`${site.url}/two`) }
    } finally {
      site.server.close().closeAllConnections()
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
    target: '≤ 1',
    met: grown <= 1024,
    types: SIZES,
    twoIslandsKB: list('two'),
    noIslandKB: list('none'),
  })
}

/** A server with the files of that many islands, a page without one, and a page with two. */
async function startSite(size) {
  const folder = inBench(`growth-${size}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entries = new Map()
  for (let i = 1; i <= size; i++) {
    const name = `toy-${String(i).padStart(2, '0')}`
    const module = join(folder, `${name}.tsx`)
    writeFileSync(module, toy(i))
    entries.set(name, { module, member: 'Toy' })
  }
  const files = join(folder, 'files')
  const { boot, islands } = await buildIslands({ folder: files, base: '/files/', entries })
  writeIslands((name) => islands[name])
  const opening = openDocument({}, { styles: [], boot: boot.file, bootImports: boot.imports }, '')
  const page = (body) => `${opening}<title>growth</title></head><body><main>${body}</main></body></html>`
  const pages = { '/none': page('<p>none</p>'), '/two': page((await Promise.all(USED.map((name) => markup(name, entries)))).join('')) }

  const server = createServer((request, response) => {
    const file = request.url.startsWith('/files/') ? readFileSync(join(files, basename(request.url))) : undefined
    if (!file && !pages[request.url]) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(file ?? pages[request.url])
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${server.address().port}` }
}

async function markup(name, entries) {
  const Toy = island(name, async () => (await import(pathToFileURL(entries.get(name).module).href)).Toy)
  await loadInner([name])
  return withIslands({ prefix: `${name}-`, count: 0 }, () => writeHtml(() => Toy({ start: 1 })))
}

const toy = (seed) => `import { useState } from 'react'

const table = ${JSON.stringify(noise(seed, 10_000))}

export function Toy({ start }: { start: number }) {
  const [at, move] = useState(start)
  return <button type="button" onClick={() => move((at * 7 + 1) % table.length)}>{table.charCodeAt(at)}</button>
}
`

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
