// `npm run routes [word]`: every call (method, path, access → file) and every shipped page (route → file).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { methodOf, pathOf } from '@/schemas/api/base/contract'
import type { PageDocument } from '@/schemas/page/document'
import { services } from '@/services/areas'
import { operationFiles } from './tools/operation-files'

const word = process.argv[2] ?? ''
const root = join(import.meta.dirname, '..')

const files = operationFiles()
const calls = services.flatMap(({ noun, operations }) =>
  operations.map(({ contract }, i) => [methodOf(contract), pathOf(contract), contract.access, files.get(noun)?.[i]?.file ?? '']),
)
const site = 'pages-fixtures/site'
const pages = readdirSync(join(root, site), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `${site}/${name}`)
  .map((file) => ({ file, document: JSON.parse(readFileSync(join(root, file), 'utf8')) as PageDocument }))
  .map(({ file, document }) => ['PAGE', document.route ?? `(${document.kind} ${document.id})`, document.guard?.join(' ') ?? '', file])

const rows = [...calls, ...pages].filter((row) => row.join(' ').includes(word)).sort((a, b) => (a[1]! < b[1]! ? -1 : 1))
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
for (const row of rows) console.log(row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
