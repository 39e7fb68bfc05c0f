// `npm start` runs us behind a shell. A signal to npm ends npm and that shell, and does not reach us: without this the server would go on
// running.

const EVERY_MS = 500

/**
 * Calls `end` once the process that started us is gone. Does nothing where npm did not start us: the shell behind `nohup node
 * scripts/start.mjs &` may close without stopping us. A hang-up does not stop us either: the terminal closes then, and npm with it, while
 * a server started by `nohup npm start &` stays.
 */
export function endWithParent(end) {
  if (!process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && (process.platform !== 'win32' || isAlive(parent))) return
    clearInterval(timer)
    end()
  }, EVERY_MS)
  timer.unref()
  process.on('SIGHUP', () => clearInterval(timer))
}

/** Windows still lists a parent that is gone. */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
