// One hash over all sources of a build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './project.mjs'

const folders = ['app', 'blocks', 'builder', 'lib', 'pages-fixtures', 'renderer', 'schemas', 'services']
const files = [
  'package-lock.json',
  'tsconfig.json',
  'next.config.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/check-private-marks.ts',
  'scripts/make-validators.ts',
  'scripts/tools/mark-sources.ts',
  'scripts/tools/missing-marks.ts',
]
const left = /\.test\.tsx?$|\.md$/

export function hashSources() {
  const hash = createHash('sha256')
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0')
  for (const file of files) if (existsSync(inRoot(file))) add(file)
  const walk = (folder) => {
    const entries = readdirSync(inRoot(folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!left.test(entry.name)) add(path)
    }
  }
  for (const folder of folders) if (existsSync(inRoot(folder))) walk(folder)
  return hash.digest('hex')
}
