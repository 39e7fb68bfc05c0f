// Installs the lockfile's packages, only when one of them is missing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root, Sentence } from './project.mjs'

const stamp = inRoot('node_modules', '.maru-stamp')

/** @returns true when it had to install. */
export function ensureInstalled() {
  const lock = readFileSync(inRoot('package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  if (installedByHand(JSON.parse(lock.toString('utf8')))) {
    writeFileSync(stamp, wanted)
    return false
  }
  console.log('마루: installing what package-lock.json names (npm ci)')
  const { status, error } = npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'])
  if (status !== 0) {
    throw new Sentence(
      `npm ci failed${error ? ` (${error.message})` : ''}. Check that the npm registry can be reached, then run \`npm ci\` by hand to see the whole message.`,
    )
  }
  writeFileSync(stamp, wanted)
  return true
}

/** Runs npm with the Node that runs npm: ours may be replaced by this very install. */
export function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const options = { cwd: root, stdio: 'inherit' }
  if (cli && existsSync(cli)) return spawnSync(node && existsSync(node) ? node : process.execPath, [cli, ...args], options)
  return spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { ...options, shell: process.platform === 'win32' })
}

/** npm records what it installed; every package of the lockfile must be there in its version. */
function installedByHand(lock) {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true
    const here = installed[place]
    return here ? here.version === wanted.version : wanted.optional || wanted.devOptional
  })
}
