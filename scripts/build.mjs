// Builds the site: the validators of the page document for the browser, then Next, then a check that the installed Next has
// what the page server depends on. Opens no database, reads no .env.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { markBuilt } from './tools/built.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { binOf, childEnv, inRoot, main, projectNode, root, Sentence, typescript } from './tools/project.mjs'
import { hashSources } from './tools/sources.mjs'

main(async () => {
  ensureInstalled()
  // Computed first: a source that changes during the build belongs to the next build.
  const hash = hashSources()
  rmSync(inRoot('.next', 'maru-build-stamp'), { force: true })
  if (existsSync(inRoot('scripts', 'make-validators.ts'))) step('the validators', typescript('scripts/make-validators.ts'))
  step('next build', [binOf('next'), 'build'])
  step('the islands', [inRoot('scripts', 'tools', 'build-islands.mjs')])
  step('the private marks of Next', typescript('scripts/check-private-marks.ts'))
  markBuilt(hash)
})

function step(name, args) {
  const env = childEnv({ NODE_ENV: 'production', DATABASE_URL: undefined, DATA_DIR: undefined })
  const { status, signal } = spawnSync(projectNode(), args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Sentence(`The build stopped at ${name} (${signal ?? `exit ${status}`}). The message above says why.`)
}
