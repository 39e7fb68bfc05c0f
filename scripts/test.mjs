// `npm test`: runs every check in one command, also on a fresh clone. Prints `N passed, N failed` alone on its last line.
// `--only=unit,types` runs some stages, `--long` adds the stage `long`: kills, outages, soaks and fuzzing, against the build.
// `--area=store,events` runs the tests of these areas, their journeys and all laws, the dear ones over what these areas bring; format and
// lint read their folders, types and floors the whole; `unused` is left to the whole run. `--changed` chooses the areas by what git sees
// changed since `main`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { ensureHeadlessBrowser } from './tools/browser.mjs'
import { areasOfChange, checkedPathsOf, journeyFoldersOf, unitFoldersOf } from './tools/choose-areas.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { ensurePostgres } from './tools/postgres.mjs'
import { binOf, inRoot, Sentence } from './tools/project.mjs'
import { endAll, readPlaywright, readVitest, run } from './tools/stages.mjs'

const long = process.argv.includes('--long')
const listOf = (option) =>
  process.argv
    .find((word) => word.startsWith(`${option}=`))
    ?.slice(option.length + 1)
    .split(',')
const only = listOf('--only')
/** The areas whose tests run; undefined for everything. */
let areas
/** What git sees changed, where that chose the areas. */
let changed = []
const reports = inRoot('.cache', 'test')
const rooms = ['app', 'renderer', 'blocks', 'builder', 'schemas', 'services', 'lib', 'pages-fixtures'].filter((room) =>
  existsSync(inRoot(room)),
)

/** One static check, which counts as one test. */
const check = (name, ...args) => ({ name, work: async () => verdict(await run(args.flatMap(given), { quiet: true })) })
/** Arguments that are known once the areas are chosen. */
const given = (argument) => (typeof argument === 'function' ? argument() : [argument])
/** What the checks of single files read: everything, or what the chosen areas can break. */
const checked = () => (areas ? checkedPathsOf(areas, changed).filter((path) => existsSync(inRoot(path))) : ['.'])
const verdict = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: ok ? '' : output })

/**
 * Unchanged files that passed are not checked again. `lint` reads no types, so a file's own content is all that its answer hangs on; the
 * rules that ask for types are the stage `typed`, which keeps nothing. When CI is set, as on a clean clone, no cache is used.
 */
const cached = (...options) => (process.env.CI ? [] : options)
/** Whether anything imports it is a question to everything. */
const unused = check('unused', binOfLater('knip'), '--no-progress')
const statics = [
  check(
    'format',
    binOfLater('prettier'),
    ...['--check', '--log-level=warn', '--no-error-on-unmatched-pattern', '--ignore-unknown'],
    ...cached('--cache', '--cache-location=.cache/prettier'),
    checked,
  ),
  check(
    'lint',
    binOfLater('eslint'),
    ...['--max-warnings=0', '--no-error-on-unmatched-pattern', '--no-warn-ignored'],
    ...cached('--cache', '--cache-strategy=content', '--cache-location=.cache/eslint/'),
    checked,
  ),
  check('typed', binOfLater('oxlint'), '--max-warnings=0', checked),
  check('types', binOfLater('typescript-7', 'tsc'), '--noEmit', ...cached('--tsBuildInfoFile', '.cache/tsc.tsbuildinfo')),
  check('floors', binOfLater('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type=err-long', ...rooms),
  unused,
]
const unit = { name: 'unit', work: runUnit }
const build = { name: 'build', work: async () => verdict(await run([inRoot('scripts', 'build.mjs')], { quiet: true })) }
const journeys = { name: 'journeys', work: runJourneys }
const longer = { name: 'long', work: runLong }
const names = [...statics, unit, build, journeys, longer].map(({ name }) => name)

const results = []
const cleanUps = []
let interrupted = false
let postgres

async function test() {
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0) throw new Sentence(`There is no stage ${unknown.join(', ')}. Stages: ${names.join(', ')}.`)
  const wanted = (stage) => (only ? only.includes(stage.name) : (stage !== longer || long) && (stage !== unused || !areas))

  ensureInstalled()
  areas = await chooseAreas()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  const checks = statics.filter(wanted)
  if (checks.length > 0) {
    // Route types first: types and lint read them.
    const typegen = await run([binOf('next'), 'typegen'], { quiet: true })
    if (!typegen.ok) console.log(typegen.output)
  }
  // Unit tests spend part of their time waiting for databases and timers; the checks run meanwhile, one after another.
  await Promise.all(wanted(unit) ? [measure(unit), atMost(1, checks, measure)] : [atMost(2, checks, measure)])
  const built = wanted(build) ? await measure(build) : true
  for (const stage of [journeys, longer].filter(wanted)) {
    if (built) await measure(stage)
    else report({ name: stage.name, passed: 0, failed: 1, seconds: 0, note: 'there is no build to run against' })
  }
}

/** @throws Sentence for an area that is not there. */
async function chooseAreas() {
  const named = listOf('--area')
  if (!named && !process.argv.includes('--changed')) return undefined
  const { output } = await run(['-e', "import('./schemas/areas.ts').then(({ AREAS }) => console.log(JSON.stringify(AREAS)))"], {
    quiet: true,
  })
  const table = JSON.parse(output.trim().split('\n').at(-1))
  const unknown = named?.filter((area) => !Object.hasOwn(table, area)) ?? []
  if (unknown.length > 0) throw new Sentence(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(table).join(', ')}.`)
  if (!named) changed = changedFiles()
  const chosen = named ?? areasOfChange(changed, table)
  console.log(chosen ? `Areas: ${chosen.join(', ') || 'none'}; and all laws.` : 'A change outside the areas: everything runs.')
  return chosen
}

/** Paths that differ from where this branch left `main`, and those that git does not know yet. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base] = git('merge-base', 'HEAD', 'main')
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

function runUnit() {
  const folders = areas ? ['tests/laws/', ...unitFoldersOf(areas)] : []
  return runVitest('unit', folders, { MARU_LONG: undefined, MARU_AREAS: areas?.join(',') })
}

/** One file at a time: each starts servers of its own, and parallel files would measure an overloaded machine. */
function runLong() {
  return runVitest('long', ['tests/long', '--no-file-parallelism'], { MARU_LONG: '1' })
}

async function runVitest(name, more, env) {
  const file = `${reports}/${name}.json`
  const args = ['run', ...more, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  // Processes of a run compile the same packages again otherwise.
  const compiled = { NODE_COMPILE_CACHE: inRoot('.cache', 'compile') }
  const { ok } = await run([binOf('vitest'), ...args], { env: { DATABASE_URL_TEST: await postgresUrl(), ...compiled, ...env } })
  return readVitest(file, ok)
}

/** The server for the contract tests, started on first use. */
function postgresUrl() {
  postgres ??= ensurePostgres().then((server) => (cleanUps.push(server.stop), server.url))
  return postgres
}

async function runJourneys() {
  const browser = ensureHeadlessBrowser()
  const file = `${reports}/journeys.json`
  const env = { CHROMIUM_PATH: browser, CI: '1', JOURNEYS_REPORT: file, MARU_LONG: long ? '1' : undefined }
  if (areas?.length === 0) return { passed: 0, failed: 0, note: 'no area is chosen' }
  const { ok } = await run([binOf('@playwright/test', 'playwright'), 'test', ...journeyFoldersOf(areas ?? [])], { env })
  return readPlaywright(file, ok)
}

/** @returns true when the whole stage passed. */
async function measure(stage) {
  if (interrupted) return false
  const started = performance.now()
  const result = await stage
    .work()
    .catch((error) => ({ passed: 0, failed: 1, output: error instanceof Sentence ? error.message : error.stack }))
  return report({ name: stage.name, seconds: (performance.now() - started) / 1000, ...result })
}

function report(result) {
  results.push(result)
  if (result.output) console.log(`\n${result.output.trimEnd()}`)
  console.log(lineOf(result))
  return result.failed === 0
}
const lineOf = ({ name, passed, failed, seconds, note }) =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${note ? `  (${note})` : ''}`

async function atMost(count, list, work) {
  const waiting = [...list]
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/** Packages may not be installed when this file is loaded, so their path is looked up on use. */
function binOfLater(...names) {
  return { toString: () => binOf(...names) }
}

async function tidy() {
  endAll()
  for (const cleanUp of cleanUps.splice(0)) await cleanUp().catch((error) => console.error(error))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true
    void tidy().then(() => process.exit(130))
  })
}

const started = performance.now()
try {
  await test()
} catch (error) {
  report({ name: 'prepare', passed: 0, failed: 1, seconds: 0, output: error instanceof Sentence ? error.message : error.stack })
} finally {
  await tidy()
}
console.log(`\n${results.map(lineOf).join('\n')}\n  ${((performance.now() - started) / 1000).toFixed(0)} s in all\n`)
const sum = (field) => results.reduce((total, result) => total + result[field], 0)
const failed = sum('failed')
process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`, () => process.exit(failed === 0 ? 0 : 1))
