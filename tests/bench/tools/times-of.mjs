import { Agent, request } from 'node:http'

/** Response times of a page, requested repeatedly over four connections. */
export async function timesOf(url, ms) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const until = performance.now() + ms
  const times = []
  const ask = () =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      request(url, { agent }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - from)
          resolve()
        })
      })
        .on('error', reject)
        .end()
    })
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < until) {
        await ask()
        // A visitor every few milliseconds, not a loader: what is measured is the wait, not the throughput.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }),
  )
  agent.destroy()
  return times
}

export const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]
