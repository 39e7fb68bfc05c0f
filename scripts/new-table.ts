// `npm run new:table <area>/<noun>`: a table in services/db/tables/<area>.ts, its seed file and the line in services/<area>/seeds.ts that names it.
import { addImports } from './tools/scaffold/add-imports'
import { addLine } from './tools/scaffold/add-line'
import { areaAndName } from './tools/scaffold/area-and-name'
import { camelCase } from './tools/scaffold/case'
import { appendToFile, createFile, fileExists, readFile, rewriteFile } from './tools/scaffold/file'
import { plural } from './tools/scaffold/plural'
import { stop } from './tools/scaffold/stop'

const [area, noun] = areaAndName(process.argv[2], 'Usage: npm run new:table -- <area>/<noun-in-kebab-case>, in the singular')
const file = `services/db/tables/${area}.ts`
const seed = `pages-fixtures/seed/${plural(noun)}.json`
const table = camelCase(plural(noun))
const name = noun.replaceAll('-', '_')

if (!fileExists(file)) {
  createFile(file, `import { pgTable } from 'drizzle-orm/pg-core'\n`)
  addLine('services/db/tables/all.ts', /^import \* as .*\n/m, `import * as ${area} from './${area}'\n`)
  addLine('services/db/tables/all.ts', /export const all = \{\n(?: {2}\.\.\.\w+,\n)*/, `  ...${area},\n`)
}
if (readFile(file).includes(`export const ${table} `)) stop(`${file} has ${table} already.`)
if (fileExists(seed)) stop(`${seed} is there already.`)

addImports(file, 'drizzle-orm/pg-core', ['index', 'integer', 'pgTable', 'text'])
addImports(file, './columns', ['moment'])
appendToFile(
  file,
  `
/** What one row is. */
export const ${table} = pgTable(
  '${name}',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [index('${name}_posted').on(t.siteId, t.postedAt)],
)
`,
)
const tag = plural(noun)
// What is everybody's ships nothing.
if (area !== 'base') addSeed()

function addSeed(): void {
  const seeds = `services/${area}/seeds.ts`
  createFile(
    seed,
    `[\n  {\n    "id": 1,\n    "siteId": "site",\n    "title": "제목",\n    "postedAt": { "days": -1, "at": "10:00" }\n  }\n]\n`,
  )
  // An area that ships nothing yet.
  rewriteFile(seeds, readFile(seeds).replace(/^(export const seeds = )\{\}/m, '$1{\n}'))
  if (!/^ {2}demo: \{$/m.test(readFile(seeds))) addLine(seeds, /^export const seeds = \{\n/m, `  demo: {\n  },\n`)
  addImports(seeds, `@/services/db/tables/${area}`, [table])
  addLine(seeds, /^ {2}demo: \{\n/m, `    '${tag}.json': { table: ${table}, tags: () => ['${tag}'] },\n`)
}
console.log(`
Now: name its columns in ${file}, with references() for each that names another row; then
  npm run db:generate -- --name ${tag}     writes the migration (read it before you commit it)
  npm run new:service -- ${area}/${tag}     and npm run new:op for its contract (docs/recipes/add-a-table.md)`)
