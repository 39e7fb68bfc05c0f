// `npm run bench`: the figures that speed is judged by, side by side in one run (docs/bench.md). `npm run bench -- cached
// render` measures those alone.
import { spawn } from 'node:child_process'
import { ensureInstalled } from './tools/install.mjs'
import { childEnv, main, projectNode, root, typescript } from './tools/project.mjs'

main(async () => {
  ensureInstalled()
  const child = spawn(projectNode(), [...typescript('tests/bench/run.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    env: childEnv(),
    stdio: 'inherit',
  })
  // The child ends the processes that it started; we only wait.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
})
