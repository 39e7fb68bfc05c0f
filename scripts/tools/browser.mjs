// Finds a Chromium for the journeys, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { binOf, projectNode, root, Sentence } from './project.mjs'

const { env, platform } = process
const usualPlaces = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((place) => [join(place, 'Google/Chrome/Application/chrome.exe'), join(place, 'Microsoft/Edge/Application/msedge.exe')]),
}

const shells = platform === 'linux' ? ['/usr/bin/chromium-headless-shell'] : []

/** @returns path of a browser that starts, or undefined. CHROMIUM_PATH wins, and must be right when given. */
export function findBrowser() {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Sentence(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start. Correct it, or leave it out.`)
  }
  return [...(usualPlaces[platform] ?? []), playwrightsOwn()].find(starts)
}

/**
 * @returns path of the headless shell, or of any other Chromium. A full browser costs the processor 0.8 s for each context; the shell
 * takes 0.1 s.
 */
export const findHeadlessBrowser = () => (env.CHROMIUM_PATH ? findBrowser() : (shells.find(starts) ?? findBrowser()))

/** Finds or installs the browser of the journeys: the headless shell if the system has a package of it, else any Chromium. */
export function ensureHeadlessBrowser(log = console.log) {
  const any = ensureBrowser(log)
  if (env.CHROMIUM_PATH || shells.some(starts) || !isDebianRoot()) return findHeadlessBrowser()
  log('마루: getting the package chromium-headless-shell (apt-get install chromium-headless-shell)')
  aptInstall('chromium-headless-shell')
  // Without a network the journeys run with a full browser, and only take longer.
  return findHeadlessBrowser() ?? any
}

/** Finds a browser or installs one; the error names the one command that would help. */
export function ensureBrowser(log = console.log) {
  const found = findBrowser()
  if (found) return found
  log('마루: no Chromium on this machine, getting one (playwright install chromium)')
  run(projectNode(), [binOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  const own = findBrowser()
  if (own) return own
  if (isDebianRoot()) {
    log('마루: getting the package chromium (apt-get install chromium)')
    aptInstall('chromium')
    const packaged = findBrowser()
    if (packaged) return packaged
  }
  const command = existsSync('/etc/debian_version')
    ? 'sudo apt-get update && sudo apt-get install -y chromium'
    : 'npx playwright install chromium'
  throw new Sentence(`The browser journeys need a Chromium, and none could be had. Run: ${command}`)
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Some systems ship a stub instead of the browser, so its version is requested; on Windows that would open a window. */
function starts(path) {
  if (!path || !existsSync(path)) return false
  if (platform === 'win32') return true
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

export function aptInstall(...names) {
  const environment = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], environment)
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names], environment)
}

const run = (command, args, environment = env) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: environment, timeout: 300_000 })
