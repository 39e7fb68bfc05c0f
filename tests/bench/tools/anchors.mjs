// Marko and Astro with the bench's pages, each built by its own tools and answering in its own Node server: what renderers reach that
// need no framework round them.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { projectNode } from '../../../scripts/tools/project.mjs'
import { inBench, run, start, untilAnswers } from './children.mjs'
import { benchPackages, installBenchPackages } from './install-bench-packages.mjs'

const BUILDS = {
  marko: { command: ['vite/bin/vite.js', 'build'], entry: 'dist/server.js' },
  astro: { command: ['astro/bin/astro.mjs', 'build'], entry: 'dist/server/entry.mjs' },
}

/** @param files path → text. */
export async function buildAnchor(name, files) {
  await installBenchPackages()
  const folder = inBench(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(benchPackages, join(folder, 'node_modules'), 'junction')
  const [tool, ...args] = BUILDS[name].command
  await run(projectNode(), [join(benchPackages, tool), ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return folder
}

export async function startAnchor(name, folder, { core } = {}) {
  const port = await freePort()
  const env = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' }
  const server = start(name, projectNode(), [join(folder, BUILDS[name].entry)], { cwd: folder, core, env })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/ready`, server)
  return { ...server, url }
}
