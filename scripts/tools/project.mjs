// The project's folder, its Node, and how its tools are started. Plain JavaScript without dependencies: these files run on whatever Node
// is on the machine, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

/** An error message for the person at the terminal; commands print it without a stack. */
export class Sentence extends Error {}

const newEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

/** The Node that came with `npm ci`, or the running one if it is new enough. */
export function projectNode() {
  const os = process.platform === 'win32' ? 'win' : process.platform
  const own = inRoot('node_modules', `node-${os}-${process.arch}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) {
    const { status, stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' })
    if (status === 0 && newEnough(stdout.trim())) return own
  }
  if (newEnough(process.version)) return process.execPath
  throw new Sentence(
    `Node 22.19 or newer is needed here, and this is ${process.version}: no Node package runs on ${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and run the command again.`,
  )
}

/**
 * Environment of everything that we start: the project's Node first on PATH, no telemetry, and a marker that .env files were loaded
 * already, so that Next never reads one.
 */
export function childEnv(extra = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true', ...extra }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [dirname(projectNode()), inRoot('node_modules', '.bin'), env[pathName]].filter(Boolean).join(delimiter)
  for (const name of Object.keys(env)) if (env[name] === undefined) delete env[name]
  return env
}

/** The JavaScript file of a package's command: works on every system, without a shell. */
export function binOf(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Arguments that run one of our TypeScript files under plain Node. */
export const typescript = (file) => ['--import', './scripts/ts-loader.mjs', file]

/** Runs a command's main function: a Sentence is printed plainly, anything else with its stack. */
export function main(work) {
  work().then(
    (code) => process.exit(code ?? 0),
    (error) => {
      console.error(error instanceof Sentence ? `\n${error.message}\n` : error)
      process.exit(1)
    },
  )
}
