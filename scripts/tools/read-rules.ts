// Writes docs/rules.md: the sentence of each code of the specification, the files that implement it and the test that proves it. The
// sentences are ours (docs/rules.json); files and tests are found by the codes in their comments and titles.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, mentionsIn, readFiles, type Mention } from './mentions'
import { trackedFiles } from './tracked-files'

/** A rule: its sentence, and if no comment can name it, the end of the path of its file. */
type Entry = string | { says: string; file: string }

interface Rule {
  code: string
  says: string
  files: string[]
  test?: Mention
  moreTests: number
}

const GROUPS: readonly [heading: string, pattern: RegExp][] = [
  ['Addresses (RT)', /^RT-/],
  ['Guards of pages (G)', /^G-/],
  ['Who may do what (P)', /^P-/],
  ['What is checked: the site (V)', /^V-(QRY|CB|SRCH|URL|YT|IMG|FILE|FW|FORM|ERR|NUM|REQ|GTM|GEN|CMP)\b/],
  ['What is checked: members and businesses (V)', /^V-(ID|PW|PWC|NAME|NICK|EMAIL|ADDR|AGE|AGREE|JOIN|IDV|CERT|SNS|BIZ)\b/],
  ['What is checked: events (V)', /^V-/],
  ['How things go on: the site (S)', /^S-(MODAL|LAYER|REQ|SNACK|UTM|VID|GAL|CATE|CMP|SHARE|TERM)\b/],
  ['How things go on: members and businesses (S)', /^S-(SESS|JOIN|IDV|DORM|DSGN)\b/],
  ['How things go on: events (S)', /^S-/],
  ['Errors and messages (E)', /^E-/],
  ['Calls and configuration (K)', /^K-/],
  ['Fixed values (C)', /^C-/],
  ['Contradictions, decided (CX)', /^CX-/],
  ['Open questions, answered (Q)', /^Q-/],
  ['Systems (SYS)', /^SYS-/],
  ['Promises (M measured facts, R reliability, S security, P personal data, T tests)', /^[MRSPT]\d+$/],
]

/** Floors in the order in which a reader looks for a rule: the rule itself, its enforcement, its display, its description. */
const FLOORS = [
  'schemas/rules/',
  'lib/',
  'renderer/',
  'services/',
  'schemas/page/',
  'schemas/words/',
  'app/',
  'blocks/',
  'builder/',
  'schemas/',
]

const root = join(import.meta.dirname, '..', '..')

export function readRules(): { rules: Rule[]; problems: string[]; markdown: string } {
  const entries = JSON.parse(readFileSync(join(root, 'docs/rules.json'), 'utf8')) as Record<string, Entry>
  const mentions = readFiles().flatMap((file) => mentionsIn(file))
  const byCode = Map.groupBy(mentions, ({ code }) => code)
  const files = trackedFiles()
  const problems: string[] = []

  for (const [code, all] of byCode)
    if (!Object.hasOwn(entries, code) && !isFamily(code, entries))
      problems.push(`${code} has no sentence in docs/rules.json (${all[0]!.file}:${all[0]!.line})`)

  const rules = Object.entries(entries).map(([code, entry]): Rule => {
    const named = byCode.get(code) ?? []
    const given = typeof entry === 'string' ? undefined : entry.file
    if (named.length === 0) problems.push(`${code} is named by no file; take it out of docs/rules.json`)
    const held = holders(named, code)
    if (given !== undefined) {
      const found = files.filter((file) => file === given || file.endsWith(`/${given}`))
      if (found.length !== 1) problems.push(`${code}: ${given} is the end of ${found.length} paths, not of one`)
      if (held.length > 0) problems.push(`${code} is named by ${held[0]}; take its "file" out of docs/rules.json`)
      held.push(...found)
    }
    if (held.length === 0) problems.push(`${code} is held by no file; name it in the comment of the file that holds it`)
    const tests = named.filter(({ file }) => isTestFile(file) && /\.tsx?$/.test(file)).sort(byTelling)
    if (tests.length === 0) problems.push(`${code} is proven by no test; name it in the title of the test that proves it`)
    const { 0: test } = tests
    const moreTests = new Set(tests.map(({ file }) => file)).size - 1
    return { code, says: typeof entry === 'string' ? entry : entry.says, files: held, moreTests, ...(test ? { test } : {}) }
  })
  return { rules, problems, markdown: markdownOf(rules) }
}

/** V-PW stands for V-PW-1 to V-PW-10. */
const isFamily = (code: string, entries: Record<string, Entry>): boolean =>
  Object.keys(entries).some((known) => known.startsWith(`${code}-`) && known.length > code.length + 1)

/** T7 is a test: the file that runs it implements it. */
const isTestOnly = (code: string): boolean => /^T\d/.test(code)

/** Source files that name a code, the most relevant first: by floor, then by how often they name it. */
function holders(named: readonly Mention[], code: string): string[] {
  const counts = new Map<string, number>()
  for (const { file } of named)
    if (isTestFile(file) === isTestOnly(code) && /\.(tsx?|mjs|css)$/.test(file)) counts.set(file, (counts.get(file) ?? 0) + 1)
  const floor = (file: string) => (FLOORS.findIndex((start) => file.startsWith(start)) + FLOORS.length + 1) % (FLOORS.length + 1)
  return [...counts.keys()].sort((a, b) => floor(a) - floor(b) || counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
}

/** A test whose title names the code comes before one that names it elsewhere; a unit test before a law, a law before a journey. */
function byTelling(a: Mention, b: Mention): number {
  const weight = ({ code, title, file }: Mention) =>
    (title === undefined ? 8 : title.includes(code) ? 0 : 4) +
    (file.startsWith('tests/journeys/') ? 3 : file.startsWith('tests/laws/') ? 1 : file.startsWith('tests/') ? 2 : 0)
  return weight(a) - weight(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)
}

function markdownOf(rules: readonly Rule[]): string {
  const left = new Set(rules)
  const sections = GROUPS.flatMap(([heading, pattern]) => {
    const own = [...left].filter(({ code }) => pattern.test(code)).sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
    for (const rule of own) left.delete(rule)
    return own.length === 0
      ? []
      : [`## ${heading}\n\n| Code | Says | Held by | Proven by |\n| --- | --- | --- | --- |\n${own.map(rowOf).join('\n')}`]
  })
  if (left.size > 0) throw new Error(`No group of scripts/tools/read-rules.ts takes ${[...left].map(({ code }) => code).join(', ')}`)
  return `${HEAD}\n\n${sections.join('\n\n')}\n`
}

const HEAD = `# Rules

What each code says that comments, tests and documents name: ours in one sentence, the file that holds it (the most telling first) and
the test that proves it. Generated by \`npm run rules\` from docs/rules.json and the tree; a law refuses a code without a row, a row
without a use, and a copy of this file that is not the latest.`

function rowOf({ code, says, files, test, moreTests }: Rule): string {
  const shown = files.slice(0, 2).map((file) => `\`${file}\``)
  if (files.length > 2) shown.push(`+${files.length - 2}`)
  const title = test?.title ? ` “${test.title}”` : ''
  const proof = test ? `\`${test.file}\`${title}${moreTests > 0 ? ` +${moreTests}` : ''}` : '—'
  return `| ${[code, says, shown.join(', '), proof].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
