// The scaffolds write valid code: files that parse, that are formatted, and that are in their lists.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')
const CHANGED = [
  'schemas/areas.ts',
  'services/areas.ts',
  'blocks/areas.ts',
  'app/office/areas.ts',
  'tests/support/endpoints.json',
  'tests/support/own-endpoints.json',
  'services/auth/area.ts',
  'services/auth/seeds.ts',
  'services/content/area.ts',
  'services/content/domain/content-stores.ts',
  'schemas/records/registry.ts',
  'blocks/content/area.ts',
  'services/db/tables',
  'services/content/seeds.ts',
]
const COMMANDS = [
  ['new-area', 'warranty'],
  ['new-table', 'warranty/repair'],
  ['new-service', 'warranty/repair-desk'],
  ['new-block', 'warranty/repair-list', '--load'],
  ['new-op', 'warranty/repair-desk', 'browse-repairs', 'GET /adm/repair/browse', 'repairDesk.browse'],
  ['new-table', 'content/case-study'],
  ['new-record', 'content/case-study'],
  ['new-table', 'auth/room'],
  ['new-record', 'auth/room'],
  ['new-table', 'auth/sample-box'],
  ['new-record', 'auth/sample-box'],
  ['new-service', 'content/case-studies'],
  ['new-op', 'content/case-studies', 'list-case-studies', 'GET /svc/caseStudySvcApi/svcList', 'caseStudy.svcList'],
  ['new-op', 'content/case-studies', 'save-case-study', 'POST /svc/caseStudySvcApi/svcSave', 'caseStudy.svcSave'],
  ['new-block', 'content/case-study', '--load', '--island'],
  ['new-desk', 'content/case-studies', 'case-studies', 'listCaseStudies'],
] as const

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'maru-scaffolds-'))
  for (const path of CHANGED) cpSync(join(repository, path), join(root, path), { recursive: true })
  for (const [script, ...words] of COMMANDS)
    execFileSync(process.execPath, ['--import', './scripts/ts-loader.mjs', `scripts/${script}.ts`, ...words, `--root=${root}`], {
      cwd: repository,
      stdio: 'pipe',
    })
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('every file parses and is formatted', async () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|json)$/.test(file))
  expect(files.length).toBeGreaterThan(15)
  const options = await resolveConfig(join(repository, 'package.json'))
  for (const file of files) {
    const text = textOf(file)
    if (!file.endsWith('.json')) {
      const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true })
      expect(
        diagnostics!.map(({ messageText }) => messageText),
        file,
      ).toEqual([])
    }
    expect(await check(text, { ...options, filepath: join(repository, file) }), `${file} is formatted`).toBe(true)
  }
})

test('an area has a face on each side and stands in every list, and its first table in the list of tables', () => {
  expect(textOf('schemas/areas.ts')).toMatch(/\n {2}warranty: \{ needs: \['auth', 'members'\] \},\n {2}\/\/ [^\n]*\n {2}site: \{/)
  for (const list of ['services/areas.ts', 'blocks/areas.ts', 'app/office/areas.ts']) {
    expect(textOf(list)).toContain("import { area as warranty } from './warranty/area'\n")
    expect(textOf(list)).toMatch(/^ {2}warranty,\n(?=(?: {2}\w+,\n)+\} satisfies Record<)/m)
  }
  expect(textOf('services/warranty/area.ts')).toContain('  services: [repairDesk],\n')
  expect(textOf('services/db/tables/all.ts')).toMatch(/^import \* as warranty from '.\/warranty'$[^]*^ {2}\.\.\.warranty,$/m)
  expect(textOf('services/warranty/seeds.ts')).toContain("    'repairs.json': { table: repairs,")
})

test('a call is listed as ours, is for those whom its path is for, and limits what members write', () => {
  const own = JSON.parse(textOf('tests/support/own-endpoints.json')) as { id: string; at: string }[]
  expect(own.slice(-3)).toEqual([
    { id: 'repairDesk.browse', at: 'GET /adm/repair/browse' },
    { id: 'caseStudy.svcList', at: 'GET /svc/caseStudySvcApi/svcList' },
    { id: 'caseStudy.svcSave', at: 'POST /svc/caseStudySvcApi/svcSave' },
  ])
  const desk = textOf('schemas/api/warranty/repair-desk.ts')
  expect(desk).toContain(
    "  access: 'manager',\n  right: { of: 'repair-desk', act: 'see' },\n  input: Type.Object({ direction, ...paging() }),\n",
  )
  const contracts = textOf('schemas/api/content/case-studies.ts')
  expect(contracts).toContain("  access: 'member',\n  rateLimit: CHANGING,\n")
  expect(contracts).toContain("  tags: () => ['case-studies'],\n")
})

test('a table has its seed, and both are in their lists', () => {
  expect(textOf('services/db/tables/content.ts')).toContain("export const caseStudies = pgTable(\n  'case_study',")
  expect(textOf('services/content/seeds.ts')).toContain("    'case-studies.json': { table: caseStudies,")
  expect(textOf('services/content/seeds.ts')).toMatch(/^import \{[^}]*\bcaseStudies\b[^}]*\} from '@\/services\/db\/tables\/content'$/m)
  // An area that shipped no file gets its list.
  expect(textOf('services/auth/seeds.ts')).toMatch(/^ {2}demo: \{\n {4}'sample-boxes\.json': .*\n {4}'rooms\.json': \{ table: rooms,/m)
  const [row] = JSON.parse(textOf('pages-fixtures/seed/case-studies.json')) as object[]
  const columns = textOf('services/db/tables/content.ts').split('caseStudies = pgTable(')[1]!
  for (const name of Object.keys(row!)) expect(columns).toContain(`    ${name}: `)
})

test('a service, its operations and a block are in their lists', () => {
  const area = textOf('services/content/area.ts')
  expect(area).toContain("import { caseStudies } from './case-studies/service'")
  expect(area).toMatch(/^ {2}services: \[[^\]]*\bcaseStudies\b/m)
  expect(textOf('services/content/case-studies/service.ts')).toContain('[listCaseStudies, saveCaseStudy]')
  const contracts = textOf('schemas/api/content/case-studies.ts')
  expect(contracts.match(/^export const \w+ = contract\(/gm)).toHaveLength(2)
  const pages = textOf('blocks/content/area.ts')
  expect(pages).toContain("import { caseStudy } from './case-study/block'")
  expect(pages).toMatch(/^ {2}blocks: \[[^\]]*\bcaseStudy\b/m)
})

test('a block names the heading that its view renders', () => {
  expect(textOf('blocks/warranty/repair-list/view.tsx')).toContain('<h2 ')
  expect(textOf('blocks/warranty/repair-list/block.ts')).toContain(
    "  headings: ({ title }) => [{ level: 2, text: coerceText(title), field: '/title' }],\n",
  )
  expect(textOf('blocks/content/case-study/block.ts')).not.toContain('headings')
})

test('a desk, its screen and its page name each other', () => {
  expect(textOf('app/office/content/case-studies/case-studies-desk.tsx')).toContain('export const caseStudiesDesk = defineDesk({')
  expect(textOf('app/office/content/case-studies/case-studies-screen.tsx')).toContain('= screenOf(caseStudiesDesk)')
  expect(textOf('app/ice_builder/case-studies/page.tsx')).toContain('export default listPage(caseStudiesDesk, CaseStudiesScreen)')
})

test('a record type and its store are in their lists, in at most 60 lines', () => {
  const definition = textOf('schemas/records/content/case-study-record.ts')
  expect(definition.split('\n').length).toBeLessThanOrEqual(60)
  const [, columns] = textOf('services/db/tables/content.ts').split('caseStudies = pgTable(')
  for (const [, field] of definition.matchAll(/^ {4}(\w+): \w+Field\(/gm)) expect(columns).toContain(`    ${field}: `)
  expect(textOf('schemas/records/registry.ts')).toMatch(/RECORD_TYPES.* = \[[^\]]*\bcaseStudyRecord\b/)
  expect(textOf('services/content/domain/content-stores.ts')).toMatch(
    /contentStores = \[\n(?: {2}.*\n)* {2}tableStore\(caseStudyRecord, .*\n\]/,
  )
  expect(textOf('services/content/area.ts')).toContain('  stores: contentStores,\n')
})

test('the first record type of an area brings the stores of the area', () => {
  expect(textOf('services/auth/domain/auth-stores.ts')).toMatch(/\n {2}tableStore\(roomRecord, .*\n {2}tableStore\(sampleBoxRecord, .*\n\]/)
  expect(textOf('services/auth/area.ts')).toMatch(
    /^import \{ authStores \} from '.\/domain\/auth-stores'\n[^]*\n {2}stores: authStores,\n\} satisfies Area/m,
  )
})
