// What our renderer costs over JSX, and against Puck's, on the same content. Every page is rendered at every request.
import { fileURLToPath } from 'node:url'
import { unrollStream } from '../../../app/front/unroll-stream.ts'
import { drawDocument } from '../draw-document.tsx'
import { mixedDocument } from '../mixed-document.ts'
import { writeJsx } from '../write-jsx.ts'
import { serverCore } from '../tools/children.mjs'
import { interleaved, round } from '../tools/load.mjs'
import { buildNextApp, startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [40, 400]
let folder

/** The application that the figures `render` and `kept` measure against; built once a run. */
export async function benchApp() {
  if (folder) return folder
  const files = {}
  for (const size of SIZES) {
    files[`app/jsx-${size}/literal.tsx`] = writeJsx(drawDocument(mixedDocument(size)))
    files[`app/jsx-${size}/page.tsx`] =
      `import { Literal } from './literal'\n\nexport const dynamic = 'force-dynamic'\n\nexport default function Page() {\n  return <Literal />\n}\n`
  }
  return (folder = await buildNextApp('render', { template: fileURLToPath(new URL('../next-app', import.meta.url)), files }))
}

export async function render() {
  const app = await startNextApp(await benchApp(), { core: serverCore, name: 'render' })
  try {
    for (const size of SIZES) await compare(app, size)
  } finally {
    await app.stop()
  }
}

async function compare({ url, pid }, size) {
  const [ours, theirs] = await Promise.all([markupOf(`${url}/maru-${size}`), markupOf(`${url}/jsx-${size}`)])
  if (ours !== theirs) throw new Error(`maru-${size} and jsx-${size} are not the same page: ${firstDifference(ours, theirs)}`)
  const target = (name) => ({ url: `${url}/${name}-${size}` })
  const targets = { maru: target('maru'), jsx: target('jsx'), puck: target('puck'), 'puck-framed': target('puck-framed') }
  const seen = await interleaved(targets, { rounds: 7, seconds: 2, connections: 4, warmUp: 4, pid })
  const perSecond = mapped(seen, ({ perSecond, lowest, highest }) => ({
    median: round(perSecond, 1),
    lowest: round(lowest, 1),
    highest: round(highest, 1),
  }))
  // Judged is speed; processor time says the same where the machine was not alone with us.
  const cpu = Number.isNaN(seen.maru.cpuMs)
    ? {}
    : { cpuMsARender: mapped(seen, ({ cpuMs }) => round(cpuMs)), byCpu: round(seen.jsx.cpuMs / seen.maru.cpuMs) }
  const about = { connections: 4, htmlBytes: ours.length, perSecond, ...cpu }
  const ofJsx = seen.maru.perSecond / seen.jsx.perSecond
  figure({ figure: `render-${size}-of-jsx`, value: round(ofJsx), unit: '× JSX', target: '≥ 0.9', met: ofJsx >= 0.9, ...about })
  const ofPuck = seen.maru.perSecond / seen.puck.perSecond
  const withFrames = round(seen.maru.perSecond / seen['puck-framed'].perSecond)
  const asked = size === 400
  figure({
    figure: `render-${size}-of-puck`,
    value: round(ofPuck),
    unit: '× Puck',
    target: asked ? '≥ 1.3' : 'report',
    ...(asked ? { met: ofPuck >= 1.3 } : {}),
    againstPuckInTheSameFrames: withFrames,
    ...(cpu.byCpu ? { byCpu: round(seen.puck.cpuMs / seen.maru.cpuMs) } : {}),
  })
}

const mapped = (all, each) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, each(value)]))

/** The page's own markup: what React sent later put in its place, without scripts, without the marks of boundaries. */
export async function markupOf(url) {
  const response = await fetch(url)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  const whole = unrollStream(html)
  if (whole.includes('<template id="B:')) throw new Error(`${url} has a part that could not be put in its place`)
  const main = /<main[\s>][\s\S]*<\/main>/.exec(whole)?.[0]
  if (!main) throw new Error(`${url} has no <main>`)
  return main
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(/\s+/g, ' ')
}

function firstDifference(a, b) {
  let at = 0
  while (a[at] === b[at]) at++
  return JSON.stringify([a.slice(at - 60, at + 120), b.slice(at - 60, at + 120)])
}
