// Which test files may share a thread and its modules: those that reach nothing that remembers. Found by what a file imports, so
// that a new test lands where it belongs; a test that is not known to be pure has its modules evaluated anew, which is always right.
import { isOurs, moduleGraph, type Module, type ModuleGraph } from './module-graph.ts'

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

/** Paths of the pure test files below the project's root. */
export function pureTests(root: string, graph: ModuleGraph = moduleGraph(root)): string[] {
  const known = new Map<Module, boolean>()
  const remembers = (module: Module): boolean => {
    let answer = known.get(module)
    if (answer === undefined) known.set(module, (answer = isStateful(module)))
    return answer
  }
  return graph.tests.filter((test) => ![...graph.reach(test)].some(remembers)).map(({ path }) => path)
}

const isStateful = ({ path, text, imports }: Module): boolean =>
  // What cannot be followed is not vouched for.
  imports.some(({ name, module }) => STATEFUL_PACKAGE.test(name) || (isOurs(name) && !module)) ||
  (!HARMLESS.has(path) && STATE.some((sign) => sign.test(text)))
