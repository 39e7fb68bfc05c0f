// The process of the simulators, started by the parent in demo mode. It ends with its parent.
import { settings } from '@/services/base/settings'
import { openSimulators } from './open-simulators'

/** Exit code: a restart would fail again. */
const REFUSED = 78

const { devsimPort: port } = settings()
if (port === undefined) {
  console.error('There are no simulators in production.')
  process.exit(REFUSED)
}
const devsim = await openSimulators({ port }).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Ports ${port} and ${port + 1} are for the simulators of outside services, and one of them is taken: set DEVSIM_PORT.`
      : error,
  )
  process.exit(REFUSED)
})
if (process.send) process.once('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void devsim.close().then(() => process.exit(0)))
process.send?.('ready')
