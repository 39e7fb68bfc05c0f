// Outlives a killed test run just long enough to tidy up after it: when our parent's end of the pipe closes,
// the server it started is stopped and its folder removed. Arguments: pid, folder.
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
