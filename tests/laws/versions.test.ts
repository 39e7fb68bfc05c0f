// Floors below which a package has a known hole (next: cache poisoning; react: RSC; sanitize-html: CVE-2026-44990).
import { expect, test } from 'vitest'
import { readJson } from '../support/fixtures'

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
