// The page as Astro components: a file for each kind of block, the data, and a page for each size, rendered at each request.
import { escapeHtml } from '@/lib/html/escape-html'
import type { BlockData, Part, Value } from './split-page'

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const SLOT = (list: string): string =>
  `{${list}.map((block) => { const Block = templates[block.template]; return <Block values={block.values} slots={block.slots} /> })}`

const text = (value: Value): string =>
  typeof value === 'number' ? `{values[${value}]}` : /[{}]|^\s|\s$/.test(value) ? `{${JSON.stringify(value)}}` : escapeHtml(value)
const attribute = ([name, value]: [string, Value]): string =>
  typeof value === 'number' ? ` ${name}={values[${value}]}` : ` ${name}="${escapeHtml(value)}"`

function markup(part: Part): string {
  if (part.kind === 'text') return text(part.value)
  if (part.kind === 'html')
    return `<Fragment set:html={${typeof part.value === 'number' ? `values[${part.value}]` : JSON.stringify(part.value)}} />`
  if (part.kind === 'slot') return SLOT(`slots[${part.slot}]`)
  const open = `<${part.tag}${part.attributes.map(attribute).join('')}`
  return VOID.has(part.tag) ? `${open} />` : `${open}>${part.children.map(markup).join('')}</${part.tag}>`
}

/** @param pages name → its blocks. @returns path → text. */
export function writeAstro(templates: Map<string, Part>, pages: Record<string, BlockData[]>): Record<string, string> {
  const names = [...templates.keys()]
  const files: Record<string, string> = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'astro.config.mjs': CONFIG,
    'src/templates.js': `${names.map((name) => `import ${name} from './blocks/${name}.astro'`).join('\n')}\n\nexport const templates = { ${names.join(', ')} }\n`,
    'src/pages/ready.astro': '---\nexport const prerender = false\n---\n<p>ready</p>\n',
  }
  for (const [name, root] of templates)
    files[`src/blocks/${name}.astro`] =
      `---\nimport { templates } from '../templates.js'\n\nconst { values, slots } = Astro.props\n---\n${markup(root)}\n`
  for (const [name, blocks] of Object.entries(pages)) {
    files[`src/${name}.json`] = JSON.stringify(blocks)
    files[`src/pages/${name}.astro`] =
      `---\nimport blocks from '../${name}.json'\nimport { templates } from '../templates.js'\n\nexport const prerender = false\n---\n<html lang="ko"><head><meta charset="utf-8" /><title>Astro</title></head><body><main>${SLOT('blocks')}</main></body></html>\n`
  }
  return files
}

const CONFIG = `import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }), telemetry: false, logLevel: 'warn' })
`
