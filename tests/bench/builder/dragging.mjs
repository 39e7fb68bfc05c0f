// Drags a block down a page of a thousand blocks with the mouse: which components render, and is the frame rate stable?
import { figure } from '../tools/report.mjs'
import { ms, p95, round } from './numbers.mjs'

const PAGE = 'mixed-1000'
const MOVES = 120
const BLOCK = 'm2'

export async function dragging(editors) {
  const seen = {}
  for (const name of ['maru', 'puck']) {
    seen[name] = await dragIn(editors[name])
    console.error(
      `bench: dragging, ${name}: ${seen[name].during.length} blocks drawn again, frames every ${ms(p95(seen[name].gaps))} ms (p95)`,
    )
  }
  const { during, dropped, gaps } = seen.maru
  const redrawn = [...new Set([...during, ...dropped])].filter((id) => id !== BLOCK)
  const tell = ({ during, dropped, gaps, moved }) => ({
    redrawnWhileMoving: during.length,
    redrawnByDrop: dropped.length,
    frameGapP95: ms(p95(gaps)),
    longestGap: ms(Math.max(...gaps)),
    frames: gaps.length,
    moved,
  })
  figure({
    figure: 'drag-redraws',
    value: redrawn.length,
    unit: 'other blocks',
    target: '0',
    met: redrawn.length === 0 && seen.maru.moved,
    blocks: redrawn.slice(0, 10),
    moves: MOVES,
    maru: tell(seen.maru),
    puck: tell(seen.puck),
  })
  figure({
    figure: 'drag-frame-gap',
    value: ms(p95(gaps)),
    unit: `ms p95, ${round(p95(gaps) / p95(seen.puck.gaps), 3)} × Puck`,
    target: 'report',
  })
}

async function dragIn(editor) {
  const desk = await editor.open(PAGE)
  const { mouse } = desk.page
  const { text } = desk.blocks.get(BLOCK).props
  await desk.choose(BLOCK, text)
  await desk.rest(300)
  const from = await desk.in((id) => window.bench.point(id), BLOCK)
  const orderOf = () => desk.in(() => window.bench.order())
  const order = await orderOf()
  const before = await desk.renders()
  await mouse.move(from.x, from.y)
  await mouse.down()
  await desk.in(() => window.bench.startGaps())
  for (let i = 1; i <= MOVES; i++) {
    // Down and up again over the other blocks, ending below.
    const way = Math.abs(Math.sin((i / MOVES) * Math.PI * 2.5))
    await mouse.move(from.x + i / 2, from.y + 8 + way * 420)
    await desk.in(() => window.bench.frame())
  }
  const gaps = await desk.in(() => window.bench.endGaps())
  const carried = await desk.renders()
  await mouse.up()
  await desk.rest(700)
  const after = await desk.renders()
  const moved = (await orderOf()) !== order
  await desk.close()
  const changed = (a, b) => Object.keys(b).filter((id) => b[id] !== (a[id] ?? 0))
  return { gaps, during: changed(before, carried), dropped: changed(carried, after), moved }
}
