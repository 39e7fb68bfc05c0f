// `npm run new:block <area>/<noun> [--load] [--island]`: the folder of a block, and its line in blocks/<area>/area.ts.
import { addToList } from './tools/scaffold/add-to-list'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase, pascalCase } from './tools/scaffold/case'
import { createFile, fileExists } from './tools/scaffold/file'
import { stop } from './tools/scaffold/stop'

const [, , name, ...flags] = process.argv
const [area, type] = areaAndName(name, 'Usage: npm run new:block -- <area>/<noun-in-kebab-case> [--load] [--island]')
/** Longer lines are broken. */
const WIDTH = 140
const folder = `blocks/${area}/${type}`
if (fileExists(folder)) stop(`${folder} is there already.`)
const View = pascalCase(type)
const load = flags.includes('--load')
const island = flags.includes('--island')

createFile(
  `${folder}/schema.ts`,
  `import { Type, type Static } from 'typebox'

export const props = Type.Object({ title: Type.String({ title: '제목', default: '', widget: 'text' }) }, { additionalProperties: false })
export type Props = Static<typeof props>
`,
)
if (load) {
  createFile(
    `${folder}/load.ts`,
    `import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listMenus } from '@/schemas/api/site/menus'
import type { Props } from './schema'

export interface Data {
  names: string[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listMenus, { menuGroup: 'main' }, { signal })
  return { data: { names: items.map((item) => item.name) } }
}
`,
  )
}
if (island) {
  createFile(
    `${folder}/${type}-panel.tsx`,
    `'use client'
import { useState } from 'react'

export function ${View}Panel({ title }: { title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {title}
    </button>
  )
}
`,
  )
  const part = `import('./${type}-panel').then((m) => m.${View}Panel)`
  const entry = `export const ${View}Panel = island('${area}/${type}/${type}-panel', () =>`
  const line = `${entry} ${part})`
  createFile(
    `${folder}/${type}-panel.lazy.tsx`,
    `'use client'
import { island } from '@/renderer/island'

${line.length > WIDTH ? `${entry}\n  ${part},\n)` : line}
`,
  )
}
const views = [
  `import type { ViewProps } from '@/renderer/define-block'`,
  ...(load ? [`import type { Data } from './load'`] : []),
  `import type { Props } from './schema'`,
  ...(island ? [`import { ${View}Panel } from './${type}-panel.lazy'`] : []),
]
const title = island ? `<${View}Panel title={props.title} />` : `<h2 className="type-h2">{props.title}</h2>`
const list = `
      <ul>
        {data.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>`
createFile(
  `${folder}/view.tsx`,
  `${views.join('\n')}

export function ${View}({ props${load ? ', data' : ''} }: ViewProps<Props${load ? ', Data' : ''}>) {
  return (
    <section>
      ${title}${load ? list : ''}
    </section>
  )
}
`,
)
createFile(
  `${folder}/block.ts`,
  `import { defineBlock } from '@/renderer/define-block'
${island ? '' : `import { coerceText } from '@/blocks/base/_parts/coerce'\n`}${load ? `import { load } from './load'\n` : ''}import { props } from './schema'
import { ${View} } from './view'

export const ${camelCase(type)} = defineBlock({
  type: '${type}',
  version: 1,
  title: '${type} 블록',
  group: 'text',
  props,
  view: ${View},${load ? '\n  load,' : ''}${island ? '' : "\n  headings: ({ title }) => [{ level: 2, text: coerceText(title), field: '/title' }],"}
  example: { title: '제목' },
})
`,
)
addToList(`blocks/${area}/area.ts`, 'blocks', camelCase(type), `import { ${camelCase(type)} } from './${type}/block'`)
console.log(`\nNow: say in block.ts what it is called in Korean, then \`npm test -- --only=unit\` holds it to the laws.`)
