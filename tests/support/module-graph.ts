// The test files of the project, and what each of them imports: what vitest.config.ts decides by.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const IMPORT = /^(?:import|export)\b(?!\s+type\b)[^'";]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm
const SKIPPED = new Set(['node_modules', '.next', '.cache', '.bench', '.git', '.data', 'journeys', 'long'])

export interface Module {
  /** From the project's root. */
  path: string
  text: string
  /** Every name that it imports, and the module of ours behind it. */
  imports: readonly { name: string; module: Module | undefined }[]
}

export interface ModuleGraph {
  tests: readonly Module[]
  /** The module and all that it imports, the module first. */
  reach(module: Module): Iterable<Module>
}

export function moduleGraph(root: string): ModuleGraph {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string): Module => {
    let module = modules.get(file)
    if (!module) {
      const path = relative(root, file).replaceAll('\\', '/')
      const text = /\.[cm]?[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : ''
      const imports: Module['imports'][number][] = []
      // Noted before its imports are followed, because they may come back to it.
      modules.set(file, (module = { path, text, imports }))
      for (const [, from, plain, dynamic] of text.matchAll(IMPORT)) {
        const name = (from ?? plain ?? dynamic)!
        const target = isOurs(name) ? resolve(root, file, name) : undefined
        imports.push({ name, module: target === undefined ? undefined : moduleOf(target) })
      }
    }
    return module
  }
  return {
    tests: testFiles(root).sort().map(moduleOf),
    *reach(module) {
      const seen = new Set([module])
      // A set is walked in the order of its growth.
      for (const one of seen) {
        yield one
        for (const { module: next } of one.imports) if (next) seen.add(next)
      }
    },
  }
}

export const isOurs = (name: string): boolean => name.startsWith('.') || name.startsWith('@/')

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
