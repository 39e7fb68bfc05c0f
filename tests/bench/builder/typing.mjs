// Time from a letter typed into the inspector until it is on the canvas: does it grow with the page?
import { figure } from '../tools/report.mjs'
import { median, ms, p95, round, tempo } from './numbers.mjs'

/** Blocks on the page → keys a round. Puck needs seconds for a key on the longest. */
const KEYS = { 40: 40, 200: 40, 1000: 40, 3000: 40 }
const PUCKS_KEYS = { ...KEYS, 1000: 30, 3000: 6 }
const WARM_UP = 5
const ROUNDS = 3
/** The heading that every mixed page begins with. */
const BLOCK = 'm2'

export async function typing(editors) {
  const seen = new Map()
  const redrawn = new Map()
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const size of Object.keys(KEYS)) {
      for (const editor of turn % 2 === 0 ? [editors.maru, editors.puck] : [editors.puck, editors.maru]) {
        const keys = (editor === editors.puck ? PUCKS_KEYS : KEYS)[size]
        // A minute of Puck at 3,000 blocks tells enough.
        if (keys < 10 && turn > 0) continue
        const { samples, others, longest } = await typeIn(editor, size, Math.min(WARM_UP, keys / 2), keys, turn)
        const name = `${editor.name} ${size}`
        seen.set(name, [
          ...(seen.get(name) ?? []),
          {
            field: p95(samples.map((s) => s.field)),
            canvas: p95(samples.map((s) => s.canvas)),
            cpu: median(samples.map((s) => s.cpu)),
            middle: median(samples.map((s) => s.canvas)),
            longest,
          },
        ])
        redrawn.set(name, [...new Set([...(redrawn.get(name) ?? []), ...others])])
        console.error(`bench: typing, round ${turn + 1}, ${name} blocks: p95 ${ms(seen.get(name).at(-1).canvas)} ms`)
      }
    }
  }
  const of = (name, field) => median(seen.get(name).map((round) => round[field]))
  for (const size of Object.keys(KEYS)) {
    const tell = (editor) =>
      Object.fromEntries(
        [
          ['p95', 'canvas'],
          ['median', 'middle'],
          ['p95InField', 'field'],
          ['cpu', 'cpu'],
          ['longestTask', 'longest'],
        ].map(([name, field]) => [name, ms(of(`${editor} ${size}`, field))]),
      )
    figure({
      figure: `typing-${size}`,
      value: ms(of(`maru ${size}`, 'canvas')),
      unit: `ms p95, Puck ${ms(of(`puck ${size}`, 'canvas'))}`,
      target: 'report',
      maru: tell('maru'),
      puck: tell('puck'),
    })
  }
  const bend = of('maru 1000', 'canvas') / of('maru 40', 'canvas')
  figure({
    figure: 'typing-1000-of-40',
    value: round(bend),
    unit: '× at 40 blocks',
    target: '≤ 1.5',
    met: bend <= 1.5,
    byCpu: round(of('maru 1000', 'cpu') / of('maru 40', 'cpu')),
  })
  const share = of('maru 1000', 'canvas') / of('puck 1000', 'canvas')
  figure({
    figure: 'typing-1000-of-puck',
    value: round(share, 3),
    unit: '× Puck',
    target: '≤ 0.25',
    met: share <= 0.25,
    inField: round(of('maru 1000', 'field') / of('puck 1000', 'field'), 3),
    byCpu: round(of('maru 1000', 'cpu') / of('puck 1000', 'cpu'), 3),
  })
  const others = Object.keys(KEYS).flatMap((size) => redrawn.get(`maru ${size}`))
  figure({
    figure: 'typing-redraws',
    value: others.length,
    unit: 'other blocks',
    target: '0',
    met: others.length === 0,
    blocks: others.slice(0, 10),
    puckAt40: redrawn.get('puck 40').length,
  })
}

async function typeIn(editor, size, warmUp, keys, seed) {
  const desk = await editor.open(`mixed-${size}`)
  let { text } = desk.blocks.get(BLOCK).props
  await desk.choose(BLOCK, text)
  await desk.focusField()
  const samples = []
  const next = tempo(seed + 1)
  let before
  for (let i = 0; i < warmUp + keys; i++) {
    if (i === Math.floor(warmUp)) {
      before = await desk.renders()
      await desk.in(() => window.bench.longest())
    }
    const letter = 'abcdefghijklmnopqrstuvwxyz'[i % 26]
    text += letter
    const sample = await desk.type(BLOCK, letter, text)
    if (i >= Math.floor(warmUp)) samples.push(sample)
    // From quick typing to a moment of thought: what an editor does behind the typing gets its chance to be in the way.
    await desk.rest(60 + 340 * next() ** 2)
  }
  const longest = await desk.in(() => window.bench.longest())
  const after = await desk.renders()
  const others = Object.keys(after).filter((id) => id !== BLOCK && after[id] !== (before[id] ?? 0))
  await desk.close()
  return { samples, others, longest }
}
