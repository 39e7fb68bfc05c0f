// Installs the packages of the benchmarks' own package.json, which nothing else needs, when they are not there yet.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/tools/project.mjs'
import { run } from './children.mjs'

export const benchPackages = inRoot('tests', 'bench', 'node_modules')

export async function installBenchPackages() {
  const { dependencies } = JSON.parse(readFileSync(inRoot('tests', 'bench', 'package.json'), 'utf8'))
  // npm writes the first of these last.
  if (['.package-lock.json', ...Object.keys(dependencies)].every((name) => existsSync(join(benchPackages, name)))) return
  console.error('bench: installing its own packages')
  // `npm ci` refuses a lockfile that does not list the optional binaries of other systems; this keeps to its versions as well.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: inRoot('tests', 'bench') })
}

/** Lets an application under .bench name Puck, which renders with the project's React: a second copy would have hooks of its own. */
export async function linkPuck(folder) {
  await installBenchPackages()
  for (const name of ['react', 'react-dom']) link(inRoot('node_modules', name), join(benchPackages, name))
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  link(join(benchPackages, '@puckeditor'), join(folder, 'node_modules', '@puckeditor'))
}

function link(target, place) {
  rmSync(place, { recursive: true, force: true })
  symlinkSync(target, place, 'junction')
}
