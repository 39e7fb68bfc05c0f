// Floors below which a package has a known hole (next: cache poisoning; react: RSC; sanitize-html: CVE-2026-44990).
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readJson, root } from '../support/fixtures'

const floors: Record<string, string> = { next: '16.2.6', react: '19.2.6', 'react-dom': '19.2.6', 'sanitize-html': '2.17.7' }
const { packages } = readJson('package-lock.json') as { packages: Record<string, { version?: string; resolved?: string }> }
const manifest = readJson('package.json') as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const atLeast = (version: string, floor: string) => {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number))
  for (let i = 0; i < 3; i++) if (a![i] !== b![i]) return a![i]! > b![i]!
  return true
}

test.each(Object.entries(floors))('every %s that is installed is at least %s', (name, floor) => {
  const versions = Object.entries(packages)
    .filter(([place]) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`))
    .map(([, { version }]) => version!)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => !atLeast(version, floor))).toEqual([])
})

test('every version is pinned, and the lockfile has what package.json names', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  for (const [name, named] of Object.entries(wanted)) {
    // A second version of a package stands under an alias: `npm:typescript@7.0.2`.
    const version = named.replace(/^npm:[\w/@-]+@/, '')
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test('the lockfile names no registry', () => {
  expect(
    Object.entries(packages)
      .filter(([, { resolved }]) => resolved)
      .map(([place]) => place),
  ).toEqual([])
})

/** Where `npm start` begins: it installs, builds, and runs the page server from its sources. */
const STARTED = ['scripts/start.mjs', 'scripts/build.mjs', 'scripts/ts-loader.mjs', 'scripts/tools/build-islands.mjs', 'app/globals.css']

test('what `npm start` builds and runs with is a dependency, not a devDependency', () => {
  const packagesOf = new Map<string, string>()
  const seen = new Set<string>()
  const read = (file: string): void => {
    if (seen.has(file) || !existsSync(join(root, file))) return
    seen.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, named = ''] of text.matchAll(/(?:\bfrom |\bimport |@import |\bimport\(|\brequire\(|\.resolve\()'([^'\n$]+)'/g)) {
      if (named.startsWith('.')) read(join(dirname(file), named))
      else if (!/^(node:|@\/|#|\/)/.test(named)) packagesOf.set(/^(@[^/]+\/)?[^/]+/.exec(named)![0], file)
    }
  }
  for (const file of STARTED) read(file)
  const there = { ...manifest.dependencies, ...manifest.optionalDependencies }
  expect([...packagesOf.keys()]).toEqual(expect.arrayContaining(['@tailwindcss/postcss', 'pretendard', 'rolldown', 'typescript']))
  expect(
    [...packagesOf].filter(([name]) => !(name in there) && !builtinModules.includes(name)).map(([name, file]) => `${file}: ${name}`),
  ).toEqual([])
})
