// Requests per second by wrk, one thread of which asks faster than anything here answers.
import { existsSync, readFileSync } from 'node:fs'
import { hasCommand, loaderCore, run } from './children.mjs'

/** @returns `{ perSecond, p99Ms, failed }`; failed counts socket errors and answers that are neither 2xx nor 3xx. */
export async function load(url, { connections = 40, seconds = 3, headers = {} } = {}) {
  if (!hasCommand('wrk')) throw new Error('This figure needs wrk (apt-get install wrk).')
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return readWrk(
    await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s', ...lines, url], { core: loaderCore }),
  )
}

export function readWrk(output) {
  const number = (pattern) => Number(pattern.exec(output)?.[1] ?? 0)
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? []
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1).map(Number) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit],
    failed: sockets.reduce((sum, n) => sum + n, 0) + number(/Non-2xx or 3xx responses: (\d+)/),
    total: number(/(\d+) requests in/),
  }
}

/**
 * Measures the targets one after another, round by round, each round beginning with another, so that what changes on
 * the machine meanwhile changes it for all.
 * @param {Record<string, { url: string, headers?: Record<string, string>, pid?: number }>} targets pid of the server: what a
 *   request costs it in processor time is then told as well, which other programs on the machine change less than its speed.
 */
export async function interleaved(targets, { rounds = 5, seconds = 3, connections = 40, warmUp = 1 } = {}) {
  const names = Object.keys(targets)
  const seen = Object.fromEntries(names.map((name) => [name, []]))
  for (const name of names) await load(targets[name].url, { headers: targets[name].headers, connections, seconds: warmUp })
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length]
      const { url, headers, pid } = targets[name]
      const before = cpuMs(pid)
      const result = await load(url, { headers, connections, seconds })
      if (result.failed > 0) throw new Error(`${name}: ${result.failed} requests failed under load (${targets[name].url})`)
      if (result.total > 0) seen[name].push({ ...result, cpuMs: (cpuMs(pid) - before) / result.total })
    }
  }
  return Object.fromEntries(
    names.map((name) => {
      const of = (field) => seen[name].map((result) => result[field])
      const speeds = of('perSecond')
      return [
        name,
        {
          perSecond: median(speeds),
          lowest: Math.min(...speeds),
          highest: Math.max(...speeds),
          p99Ms: median(of('p99Ms')),
          cpuMs: median(of('cpuMs')),
        },
      ]
    }),
  )
}

/** Processor time of a process and its children, where the system tells it. */
function cpuMs(pid) {
  if (pid === undefined || !existsSync(`/proc/${pid}/stat`)) return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) * 10
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + cpuMs(child), own)
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
export const round = (number, digits = 2) => Number(number.toFixed(digits))
