// Which test files share a process, and what they share in it. Found by what a file and its helpers say, so that a new test lands where
// it belongs.
import { moduleGraph, type Module } from './module-graph.ts'
import { pureTests } from './pure-tests.ts'

/** Signs of a change that no setup file undoes: these files have a process of their own. */
const ALONE = [
  /\bprocess\.(?:chdir|on|once|exit|umask|kill|memoryUsage)\b/,
  /['"]node:cluster['"]/,
  // What belongs to the process or to its document is written over.
  /\.prototype\.\w+ =[^=]|\b(?:defineProperty|assign)\((?:\w+\.prototype|window|globalThis|document|navigator)\b|\b(?:globalThis|window)\.\w+ =[^=]/,
  // Waits inside React's `act` for modules to load: where that takes too long, React, which stays loaded, waits for ever.
  /\bvi\.dynamicImportSettled\b/,
  // A package is replaced, and packages stay loaded.
  /\bvi\.(?:mock|doMock)\('(?!\.|@\/)/,
]
/** An element's name is given once in a document. */
const NAMES_ELEMENTS = /\bcustomElements\.define\(/

export interface TestGroups {
  /** Reach nothing that remembers: they share a thread and every module (pure-tests.ts). */
  pure: string[]
  /** Share a process and its packages; each file evaluates our modules anew (renew-modules.ts). */
  renewed: string[]
  /** As the renewed ones, in one document of happy-dom, which each file finds empty (empty-document.ts). */
  documents: string[]
  /** Change their process for good. */
  alone: string[]
}

export function testGroups(root: string): TestGroups {
  const graph = moduleGraph(root)
  const groups: TestGroups = { pure: pureTests(root, graph), renewed: [], documents: [], alone: [] }
  const pure = new Set(groups.pure)
  for (const test of graph.tests) {
    if (pure.has(test.path)) continue
    const reached = [...graph.reach(test)]
    const isAlone =
      reached.some((module) => isOfTests(module) && ALONE.some((sign) => sign.test(module.text))) ||
      reached.some(({ text }) => NAMES_ELEMENTS.test(text))
    const hasDocument = test.text.includes('@vitest-environment happy-dom')
    groups[isAlone ? 'alone' : hasDocument ? 'documents' : 'renewed'].push(test.path)
  }
  return groups
}

const isOfTests = ({ path }: Module): boolean => path.startsWith('tests/') || /(?:-for-tests|\.test)\.tsx?$/.test(path)
