import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = join(import.meta.dirname, 'end-with-parent.mjs')

/** A process behind a shell, as npm starts one: its output, and whether it ended by itself or by this test. */
async function behindShell(script: string | undefined, signals: readonly NodeJS.Signals[]) {
  const program = `
    import { endWithParent } from ${JSON.stringify(MODULE)}
    process.on('SIGHUP', () => console.log('hung up'))
    endWithParent(() => { console.log('parent gone'); process.exit(0) })
    setTimeout(() => { console.log('went on'); process.exit(0) }, 2500)
    console.log('pid ' + process.pid)`
  const env: NodeJS.ProcessEnv = { ...process.env, NODE: process.execPath, PROGRAM: program, npm_lifecycle_script: script }
  if (script === undefined) delete env.npm_lifecycle_script
  // The colon prevents the shell from being replaced by the program.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$PROGRAM"; :'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  shell.stdout.on('data', (chunk: Buffer) => {
    const before = printed
    printed += String(chunk)
    if (before.includes('pid ') || !printed.includes('pid ')) return
    const pid = Number(/pid (\d+)/.exec(printed)?.[1])
    for (const signal of signals) if (signal === 'SIGHUP') process.kill(pid, signal)
    shell.kill('SIGTERM')
  })
  await once(shell.stdout, 'close')
  return printed.split('\n').slice(1).filter(Boolean)
}

test.runIf(process.platform !== 'win32').concurrent.each([
  ['npm was ended, and its shell with it', 'node scripts/start.mjs', ['SIGTERM'], ['parent gone']],
  ['a shell went that is not npm’s', undefined, ['SIGTERM'], ['went on']],
  ['npm runs another script, which runs us', 'vitest run', ['SIGTERM'], ['went on']],
  ['the terminal hung up under nohup npm start', 'node scripts/start.mjs', ['SIGHUP', 'SIGTERM'], ['hung up', 'went on']],
] as const)('%s', async (_, script, signals, expected) => {
  expect(await behindShell(script, signals)).toEqual(expected)
})
