// What a request with large pictures costs everybody else: the wait for cached pages while ten pictures of 10 MB arrive and are re-encoded.
import { once } from 'node:events'
import { projectNode, typescript } from '../../../scripts/tools/project.mjs'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { startBareNode } from '../tools/bare-node.mjs'
import { canPin, loaderCore, serverCore, start } from '../tools/children.mjs'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { p95, timesOf } from '../tools/times-of.mjs'

const ROUTE = '/bench/mixed-40'
const ROUNDS = 5
const SECONDS = 4

export async function consultations() {
  const app = await startApp({ name: 'consultations', core: serverCore })
  try {
    await publish(app.url, mixedDocument(40, { route: ROUTE }))
    const page = app.url + ROUTE
    const bare = await startBareNode(page, { core: serverCore, name: 'consultations-bare-node' })
    await timesOf(page, 1_000)
    await timesOf(bare.url, 1_000)
    const idle = []
    const busy = []
    const bareIdle = []
    const bareBusy = []
    const sent = { bytes: 0, requests: 0 }
    for (let i = 0; i < ROUNDS; i++) {
      idle.push(p95(await timesOf(page, SECONDS * 1_000)))
      bareIdle.push(p95(await timesOf(bare.url, SECONDS * 1_000)))
      const sender = start('pictures', projectNode(), [...typescript('tests/bench/tools/send-pictures.mjs'), app.url], {
        core: loaderCore,
        yields: true,
      })
      await once(sender.child.stdout, 'data')
      sender.child.stdout.on('data', (lines) => {
        for (const [, what, bytes] of String(lines).matchAll(/(picture|request) (\d+)/g)) {
          if (what === 'picture') sent.bytes += Number(bytes)
          else sent.requests++
        }
      })
      const times = []
      const bareTimes = []
      // Until the whole request is stored, and not only while it is easy.
      const gone = once(sender.child, 'exit')
      let isDone = false
      void gone.then(() => (isDone = true))
      while (!isDone) {
        times.push(...(await timesOf(page, 500)))
        bareTimes.push(...(await timesOf(bare.url, 500)))
      }
      busy.push(p95(times))
      bareBusy.push(p95(bareTimes))
      await sender.stop()
    }
    const [quiet, loud] = [median(idle), median(busy)]
    const isWhole = sent.requests === ROUNDS
    figure({
      figure: 'cached-while-ten-pictures-arrive',
      value: isWhole ? round(loud / quiet) : 'not measured',
      unit: '× idle p95',
      target: '≤ 2',
      met: isWhole && loud <= 2 * quiet,
      idleMs: round(quiet, 2),
      busyMs: round(loud, 2),
      bareNode: { idleMs: round(median(bareIdle), 2), busyMs: round(median(bareBusy), 2) },
      megabytes: Math.round(sent.bytes / 1_048_576),
      requests: sent.requests,
      rounds: ROUNDS,
      pinned: canPin,
    })
  } finally {
    await app.stop()
  }
}
