// A network that can fail: a proxy between a client and a server.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `pass` forwards; `cut` ends every connection and refuses new ones; `hole` swallows what is sent, for as long as it lasts. */
type Weather = 'pass' | 'cut' | 'hole'

export interface FaultProxy {
  port: number
  become(weather: Weather): void
  close(): Promise<void>
}

export async function faultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let weather: Weather = 'pass'
  const open = new Set<Socket>()
  const waiting = new Set<() => void>()

  const server = createServer((client) => {
    if (weather === 'cut') return void client.resetAndDestroy()
    const upstream = connect(target)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.on('error', () => undefined)
      from.once('close', () => (open.delete(from), to.destroy()))
      from.on('data', (bytes) => {
        const forward = () => void (to.destroyed || to.write(bytes))
        // What was sent into the hole arrives when it closes, as TCP would send it again.
        if (weather === 'hole') waiting.add(forward)
        else forward()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      weather = next
      if (next === 'cut') for (const socket of open) socket.resetAndDestroy()
      if (next === 'hole') return
      for (const forward of waiting) forward()
      waiting.clear()
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
