// Which test files may share a thread and its modules: those that reach nothing that remembers. Found by what a file imports, so
// that a new test lands where it belongs; a test that is not known to be pure runs in a process of its own, which is always right.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Signs of something that outlives the test which touched it, or that a thread cannot have of its own. */
const STATE = [
  /\bglobalThis\b/,
  /\bprocess\.(?:env|chdir|on|once|exit|umask|kill)\b/,
  /^(?:export )?let /m,
  /^(?:export )?const \w+(?:: [^=\n]+)? = new (?:Map|Set|WeakMap|WeakSet|AsyncLocalStorage)\b[^\n]*\(\)$/m,
  /\bvi\./,
  /@vitest-environment/,
]
const STATEFUL_PACKAGE = /^(?:node:)?(?:child_process|cluster|worker_threads|net|http|https|dgram)$|^(?:pg|sharp|happy-dom)$|^next\b|pglite/

/** These cache only values that do not depend on the caller: registries that are filled the same way, and memos of pure functions. */
export const HARMLESS = new Set([
  'lib/html/sanitize-html.ts',
  'schemas/api/base/contract.ts',
  'schemas/api/base/site-facts.ts',
  'schemas/page/ops.ts',
  'schemas/page/validator.ts',
  // Emptied before each file by tests/support/empty-definitions.ts.
  'schemas/page/definitions.ts',
  'schemas/page/subjects.ts',
])

const IMPORT = /^(?:import|export)\b(?!\s+type\b)[^'";]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm
const SKIPPED = new Set(['node_modules', '.next', '.cache', '.bench', '.git', '.data', 'journeys', 'long'])

interface Module {
  imports: readonly string[]
  isStateful: boolean
}

/** Paths of the pure test files below the project's root. */
export function pureTests(root: string): string[] {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string): Module => {
    let module = modules.get(file)
    if (!module) modules.set(file, (module = readModule(root, file)))
    return module
  }
  const isPure = (test: string): boolean => {
    const seen = new Set<string>()
    const waiting = [test]
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      const { imports, isStateful } = moduleOf(file)
      if (isStateful) return false
      waiting.push(...imports)
    }
    return true
  }
  return testFiles(root)
    .filter(isPure)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .sort()
}

function readModule(root: string, file: string): Module {
  const path = relative(root, file).replaceAll('\\', '/')
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { imports: [], isStateful: false }
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(IMPORT)].map(([, from, plain, dynamic]) => (from ?? plain ?? dynamic)!)
  const found = names.map((name) => (name.startsWith('.') || name.startsWith('@/') ? resolve(root, file, name) : undefined))
  return {
    imports: found.filter((target) => target !== undefined),
    isStateful:
      // What cannot be followed is not vouched for.
      names.some((name, i) => STATEFUL_PACKAGE.test(name) || (found[i] === undefined && /^(?:\.|@\/)/.test(name))) ||
      (!HARMLESS.has(path) && STATE.some((sign) => sign.test(text))),
  }
}

function resolve(root: string, from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? join(root, name.slice(2)) : join(dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => existsSync(path) && statSync(path).isFile())
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(join(folder, entry.name))
    return /\.test\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}
