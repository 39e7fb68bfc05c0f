// Small Next applications beside the real one, written under .bench and built with the real one's configuration.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { binOf, projectNode } from '../../../scripts/tools/project.mjs'
import { inBench, run, start, untilAnswers } from './children.mjs'
import { linkPuck } from './install-bench-packages.mjs'

/** @param files path → text, written beside what is copied from `template`. @param isOfPuck whether it names Puck. */
export async function buildNextApp(name, { template, files, isOfPuck = false }) {
  const folder = inBench(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (template) cpSync(template, folder, { recursive: true })
  if (isOfPuck) await linkPuck(folder)
  const all = { 'next.config.ts': config, 'tsconfig.json': tsconfig, 'package.json': '{ "private": true, "type": "module" }\n', ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await run(projectNode(), [binOf('next'), 'build'], { cwd: folder, env: { NODE_ENV: 'production', NEXT_DIST_DIR: undefined } })
  return folder
}

export async function startNextApp(folder, { core, name, env = {} }) {
  const port = await freePort()
  const server = start(name, projectNode(), [binOf('next'), 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    core,
    env: { NODE_ENV: 'production', NEXT_DIST_DIR: undefined, ...env },
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/ready`, server)
  return { ...server, url }
}

const config = `import site from '../../next.config'

export default { ...site, distDir: '.next', typescript: { ignoreBuildErrors: true } }
`
const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'ES2023',
    lib: ['dom', 'dom.iterable', 'esnext'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    isolatedModules: true,
    incremental: true,
    plugins: [{ name: 'next' }],
    paths: { '@/*': ['../../*'], '@app/*': ['./*'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
})
