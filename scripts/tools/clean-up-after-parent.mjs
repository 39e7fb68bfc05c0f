// Cleans up after a test run that was killed: when the parent's end of the pipe closes, it stops the server that the run started
// and removes its folder. Arguments: pid, folder.
import { rmSync } from 'node:fs'

const [, , pid, folder] = process.argv
process.stdin.resume()
process.stdin.on('close', () => {
  try {
    process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // Already gone: the usual case.
  }
  setTimeout(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    process.exit(0)
  }, 1500)
})
