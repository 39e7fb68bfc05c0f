// Installs the packages of the benchmarks' own package.json, which nothing else needs, when they are not there yet.
import { existsSync } from 'node:fs'
import { inRoot } from '../../../scripts/tools/project.mjs'
import { run } from './children.mjs'

export const benchPackages = inRoot('tests', 'bench', 'node_modules')

export async function installBenchPackages() {
  // npm writes this file last.
  if (existsSync(`${benchPackages}/.package-lock.json`)) return
  console.error('bench: installing its own packages')
  // `npm ci` refuses a lockfile that does not list the optional binaries of other systems; this keeps to its versions as well.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: inRoot('tests', 'bench') })
}
