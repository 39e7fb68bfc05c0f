// Delete, duplicate and move inside a container of a nested page. Ours by the keys that people press, from the press on;
// Puck's by the action that its buttons dispatch, from the dispatch on.
import { figure } from '../tools/report.mjs'
import { median, ms, p95, round } from './numbers.mjs'

/** Containers with ten blocks in each. */
const PAGE = 'nested-23'
const ROUNDS = 2
/** Containers that are worked in; the first one warms up. */
const TURNS = 8

/** Each in a container of its own, on the heading with this index. */
const INDEX = 3
const ACTIONS = {
  delete: { key: 'Delete', shown: (id) => ['gone', id], action: (index, zone) => ({ type: 'remove', index, zone }) },
  duplicate: {
    key: 'Control+d',
    shown: (_, count) => ['counted', count + 1],
    action: (index, zone) => ({ type: 'duplicate', sourceIndex: index, sourceZone: zone }),
  },
  move: {
    key: 'Alt+ArrowDown',
    shown: (id, _, next) => ['after', id, next],
    action: (index, zone) => ({ type: 'reorder', sourceIndex: index, destinationIndex: index + 1, destinationZone: zone }),
  },
}

export async function structure(editors) {
  const seen = new Map()
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const name of turn % 2 === 0 ? ['maru', 'puck'] : ['puck', 'maru'])
      for (const what of Object.keys(ACTIONS)) {
        const samples = await doIn(editors[name], what)
        seen.set(`${name} ${what}`, [...(seen.get(`${name} ${what}`) ?? []), ...samples])
        console.error(`bench: ${what}, round ${turn + 1}, ${name}: ${ms(median(samples.map(({ took }) => took)))} ms`)
      }
  for (const what of Object.keys(ACTIONS)) {
    const of = (name, field) => seen.get(`${name} ${what}`).map((sample) => sample[field])
    const own = median(of('maru', 'took'))
    const worst = p95(of('maru', 'took'))
    const share = own / median(of('puck', 'took'))
    const tell = (name) => ({
      median: ms(median(of(name, 'took'))),
      p95: ms(p95(of(name, 'took'))),
      cpu: ms(median(of(name, 'cpu'))),
      cpuUntilRest: ms(median(of(name, 'cpuUntilRest'))),
      longestTask: ms(median(of(name, 'longest'))),
    })
    figure({
      figure: `${what}-in-nested-230`,
      value: ms(worst),
      unit: `ms p95, ${round(share, 3)} × Puck (median ${ms(own)} of ${ms(median(of('puck', 'took')))})`,
      target: '≤ 100 and ≤ 0.1',
      met: worst <= 100 && share <= 0.1,
      byCpu: round(median(of('maru', 'cpu')) / median(of('puck', 'cpu')), 3),
      maru: tell('maru'),
      puck: tell('puck'),
    })
  }
}

async function doIn(editor, what) {
  const { key, shown, action } = ACTIONS[what]
  const desk = await editor.open(PAGE)
  const samples = []
  for (let turn = 1; turn <= TURNS; turn++) {
    const container = desk.document.blocks[turn * 2]
    const { id, props } = container.slots.content[INDEX]
    await desk.choose(id, props.text)
    await desk.rest(300)
    await desk.in(() => window.bench.longest())
    const condition = shown(id, await desk.in(() => window.bench.count()), container.slots.content[INDEX + 1].id)
    const before = await desk.cpu()
    const took =
      editor.name === 'maru'
        ? await desk.press(key, ...condition)
        : await desk.in(
            ([action, condition]) => window.bench.command(() => window.__puck.get().dispatch(action), ...condition),
            [action(INDEX, `${container.id}:slot-content`), condition],
          )
    const cpu = (await desk.cpu()) - before
    await desk.rest(300)
    samples.push({ took, cpu, cpuUntilRest: (await desk.cpu()) - before, longest: await desk.in(() => window.bench.longest()) })
  }
  await desk.close()
  return samples.slice(1)
}
