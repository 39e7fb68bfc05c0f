import { Session } from 'node:inspector/promises'
import { spawn } from 'node:child_process'
process.env.PORT ??= '45871'
await import('./render-server.ts')
const session = new Session()
session.connect()
await new Promise((r) => setTimeout(r, 500))
const url = `http://127.0.0.1:${process.env.PORT}${process.env.PAGE}`
const wrk = (s) =>
  new Promise((r) => {
    const c = spawn('wrk', ['-t1', '-c4', `-d${s}s`, url])
    let o = ''
    c.stdout.on('data', (d) => (o += d))
    c.on('close', () => r(o))
  })
await wrk(3)
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 200 })
await session.post('Profiler.start')
console.log((await wrk(4)).match(/Requests\/sec:.*/)[0])
const { profile } = await session.post('Profiler.stop')
const self = new Map()
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
const total = profile.samples.length
for (const id of profile.samples) {
  const { callFrame: f } = byId.get(id)
  const k = `${f.functionName || '(anon)'} ${f.url.replace(/.*\/(?=[^/]+\/[^/]+$)/, '')}:${f.lineNumber + 1}`
  self.set(k, (self.get(k) ?? 0) + 1)
}
for (const [k, n] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 32)) console.log(((100 * n) / total).toFixed(1).padStart(5), k)
const parent = new Map()
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
const incl = new Map()
for (const id of profile.samples) {
  const seen = new Set()
  for (let at = id; at !== undefined; at = parent.get(at)) {
    const { callFrame: f } = byId.get(at)
    const k = `${f.functionName || '(anon)'} ${f.url.replace(/.*\/(?=[^/]+\/[^/]+$)/, '')}:${f.lineNumber + 1}`
    if (!seen.has(k)) {
      seen.add(k)
      incl.set(k, (incl.get(k) ?? 0) + 1)
    }
  }
}
console.log('--- inclusive')
for (const [k, n] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, 60)) console.log(((100 * n) / total).toFixed(1).padStart(5), k)
process.exit(0)
