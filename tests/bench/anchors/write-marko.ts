// The page as Marko templates: a file for each kind of block, the data, and a Node server.
import type { BlockData, Part, Value } from './split-page'

const source = (value: Value): string => (typeof value === 'number' ? `input.values[${value}]` : JSON.stringify(value))

function markup(part: Part): string {
  if (part.kind === 'text') return `\${${source(part.value)}}`
  if (part.kind === 'html') return `$!{${source(part.value)}}`
  if (part.kind === 'slot')
    return `<for|block| of=input.slots[${part.slot}]><\${templates[block.template]} values=block.values slots=block.slots/></for>`
  const attributes = part.attributes.map(([name, value]) => ` ${name}=(${source(value)})`).join('')
  if (part.children.length === 0) return `<${part.tag}${attributes}/>`
  return `<${part.tag}${attributes}>${part.children.map(markup).join('')}</>`
}

/** @param pages name → its blocks. @returns path → text. */
export function writeMarko(templates: Map<string, Part>, pages: Record<string, BlockData[]>): Record<string, string> {
  const names = [...templates.keys()]
  const files: Record<string, string> = {
    'templates.js': `${names.map((name) => `import ${name} from './${name}.marko'`).join('\n')}\n\nexport const templates = { ${names.join(', ')} }\n`,
    'page.marko': `import { templates } from './templates.js'\n\n<!doctype html>\n<html lang="ko"><head><meta charset="utf-8"><title>Marko</title></head><body><main><for|block| of=input.blocks><\${templates[block.template]} values=block.values slots=block.slots/></for></main></body></html>\n`,
    'server.js': SERVER(Object.keys(pages)),
    'vite.config.mjs': CONFIG,
    'package.json': '{ "name": "maru-bench-marko", "private": true, "type": "module" }\n',
  }
  for (const [name, root] of templates) files[`${name}.marko`] = `import { templates } from './templates.js'\n\n${markup(root)}\n`
  for (const [name, blocks] of Object.entries(pages)) files[`${name}.json`] = JSON.stringify(blocks)
  return files
}

const CONFIG = `import marko from '@marko/vite'

export default {
  plugins: [marko({ linked: false })],
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: 'server.js', outDir: 'dist', emptyOutDir: true },
}
`

const SERVER = (pages: string[]): string => `import { createServer } from 'node:http'
import page from './page.marko'
${pages.map((name, i) => `import page${i} from './${name}.json'`).join('\n')}

const pages = new Map([${pages.map((name, i) => `['/${name}', page${i}]`).join(', ')}])

createServer((request, response) => {
  const blocks = pages.get(request.url)
  if (!blocks) return void response.end('ready')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  page.render({ blocks }).pipe(response)
}).listen(Number(process.env.PORT), '127.0.0.1')
`
