// `npm run new:record -- <area>/<noun>`: a record type that staff write in the console, and where it is kept for visitors.
import { addImports } from './tools/scaffold/add-imports'
import { addLine } from './tools/scaffold/add-line'
import { addToList } from './tools/scaffold/add-to-list'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase, pascalCase } from './tools/scaffold/case'
import { createFile, fileExists, readFile, rewriteFile } from './tools/scaffold/file'
import { plural } from './tools/scaffold/plural'
import { stop } from './tools/scaffold/stop'

const [area, noun] = areaAndName(process.argv[2], 'Usage: npm run new:record -- <area>/<noun-in-kebab-case>, in the singular')
const type = plural(noun)
const name = `${camelCase(noun)}Record`
const table = camelCase(type)
const file = `schemas/records/${area}/${noun}-record.ts`
const tables = `services/db/tables/${area}.ts`
const list = `${area}Stores`
const stores = `services/${area}/domain/${area}-stores.ts`

if (fileExists(file)) stop(`${file} is there already.`)
if (!fileExists(tables) || !readFile(tables).includes(`export const ${table} `))
  stop(`${tables} has no table ${table}, which visitors read: npm run new:table -- ${area}/${noun}`)

createFile(
  file,
  `import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import { lineField, momentField } from '../fields'

/** The fields have the names of the table's columns. */
const ${pascalCase(noun)}Form = Type.Object(
  {
    title: lineField('제목', 200),
    postedAt: momentField('게시일', { help: '목록의 차례를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const ${name} = defineRecord({
  type: '${type}',
  title: '${type}의 우리말 이름',
  form: ${pascalCase(noun)}Form,
  groups: [
    { title: '내용', fields: ['title'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'title',
  list: { columns: ['postedAt'], at: 'postedAt', usual: { by: 'at', direction: 'desc' } },
  visibility: 'drafts',
})
`,
)
addToList('schemas/records/registry.ts', 'RECORD_TYPES', name, `import { ${name} } from './${area}/${noun}-record'`)

const store = `tableStore(${name}, { table: ${table}, key: 'id', tags: (id) => ['${type}', \`${noun}:\${id}\`] })`
if (fileExists(stores)) {
  const alone = /(?<=export const \w+Stores = \[)(\S.*)(?=\]\n)/
  // A list that fitted into one line does not with a second entry.
  rewriteFile(
    stores,
    readFile(stores).replace(alone, (_, only: string) => `\n  ${only},\n`),
  )
  addLine(stores, new RegExp(`(?<=export const ${list} = \\[\\n(?: {2}.*\\n)*)(?=\\])`), `  ${store},\n`)
} else {
  createFile(
    stores,
    `import { tableStore } from '@/services/records/table-store'

/** Where the records of this area are kept for visitors. */
export const ${list} = [${store}]
`,
  )
  addToArea()
}
addImports(stores, `@/schemas/records/${area}/${noun}-record`, [name])
addImports(stores, `@/services/db/tables/${area}`, [table])

/** The area brings its first stores. */
function addToArea(): void {
  const file = `services/${area}/area.ts`
  addImports(file, `./domain/${area}-stores`, [list])
  addLine(file, /\n(?=\} satisfies Area)/, `  stores: ${list},\n`)
}
console.log(`
Now: name its fields in ${file} as the columns of ${table} (docs/recipes/add-a-record-type.md);
  give it a link in app/office/${area}/area.tsx (recordLink); then
  npm run dev     shows its list at /ice_builder/records/${type}`)
