// `npm start`: installs what is missing, builds what has changed, and serves. `--dev` serves the sources without a build.
import { spawn, spawnSync } from 'node:child_process'
import { isBuilt } from './tools/built.mjs'
import { endWithParent } from './tools/end-with-parent.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { childEnv, inRoot, main, projectNode, root, Sentence, typescript } from './tools/project.mjs'

main(async () => {
  const dev = process.argv.includes('--dev')
  ensureInstalled()
  const node = projectNode()
  if (!dev && !isBuilt()) {
    console.log('마루: building (only when sources have changed)')
    const { status } = spawnSync(node, [inRoot('scripts', 'build.mjs')], { cwd: root, env: childEnv(), stdio: 'inherit' })
    if (status !== 0) throw new Sentence('The site was not started, because it could not be built.')
  }
  return serve(node, dev)
})

/** @returns exit code of the server, which receives our signals and our terminal. */
function serve(node, dev) {
  const env = childEnv({ NODE_ENV: dev ? 'development' : 'production' })
  const child = spawn(node, [...typescript('app/parent.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group: the server has received it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  process.once('exit', () => child.kill('SIGKILL'))
  endWithParent(() => child.kill('SIGTERM'))
  greet(child)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

/** Prints the site's URL, once our server holds the port and has its database: another program on the port may answer as well. */
function greet(child) {
  child.on('message', ({ kind, host, port }) => {
    if (kind !== 'open') return
    const name = host.includes(':') && host !== '::' && host !== '::1' ? `[${host}]` : host
    const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
    console.log(`마루: ready at http://${isHere ? 'localhost' : name}:${port} (Ctrl-C stops it)`)
  })
}
