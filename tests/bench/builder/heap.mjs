// Memory after five hundred edits on a page of two hundred blocks: letters, moves, copies and deletions, including the undo history.
import { figure } from '../tools/report.mjs'
import { round } from './numbers.mjs'

const PAGE = 'mixed-200'
const EDITS = 500
const MEGABYTE = 1024 * 1024

export async function heap(editors) {
  const seen = {}
  for (const name of ['maru', 'puck']) {
    seen[name] = await editIn(editors[name])
    console.error(`bench: heap, ${name}: ${round(seen[name].growth / MEGABYTE)} MB after ${EDITS} edits`)
  }
  const megabytes = ({ growth, first, last, nodes }) => ({
    growthMB: round(growth / MEGABYTE),
    beforeMB: round(first / MEGABYTE),
    afterMB: round(last / MEGABYTE),
    nodesAdded: nodes,
  })
  const { growth } = seen.maru
  figure({
    figure: 'heap-after-500-edits',
    value: round(growth / MEGABYTE),
    unit: `MB, Puck ${round(seen.puck.growth / MEGABYTE)}`,
    target: '< 20',
    met: growth < 20 * MEGABYTE,
    edits: EDITS,
    maru: megabytes(seen.maru),
    puck: megabytes(seen.puck),
  })
}

async function editIn(editor) {
  const desk = await editor.open(PAGE)
  const headings = [...desk.blocks.values()].filter(
    ({ type, id }) => type === 'heading' && desk.document.blocks.some((top) => top.id === id),
  )
  const session = await desk.page.context().newCDPSession(desk.page)
  // Everything that is made once is made before.
  await editSome(desk, headings, 20, 'A')
  const first = await used(session)
  await editSome(desk, headings, EDITS, 'b')
  await desk.rest(6_000)
  const last = await used(session)
  await desk.close()
  return { first: first.bytes, last: last.bytes, growth: last.bytes - first.bytes, nodes: last.nodes - first.nodes }
}

/** Ten edits a turn: a copy made and deleted, a step down and up again, six letters. */
async function editSome(desk, headings, edits, letter) {
  const { isOurs } = desk
  const act = async (key, action, ...condition) => {
    if (isOurs) return desk.press(key, ...condition)
    return desk.in(
      ([action, condition]) => {
        const puck = window.__puck.get()
        const index = puck.appState.data.content.findIndex(({ props }) => props.id === action.id)
        const zone = 'root:default-zone'
        const actions = {
          copy: { type: 'duplicate', sourceIndex: index, sourceZone: zone },
          remove: { type: 'remove', index: index + 1, zone },
          down: { type: 'reorder', sourceIndex: index, destinationIndex: index + 1, destinationZone: zone },
          up: { type: 'reorder', sourceIndex: index, destinationIndex: index - 1, destinationZone: zone },
        }
        return window.bench.command(() => puck.dispatch(actions[action.name]), ...condition)
      },
      [action, condition],
    )
  }
  const count = desk.blocks.size
  for (let turn = 0; turn < edits / 10; turn++) {
    const block = headings[turn % headings.length]
    const { id } = block
    const next = desk.document.blocks[desk.document.blocks.findIndex((top) => top.id === id) + 1].id
    await desk.choose(id, block.props.text)
    await act('Control+d', { name: 'copy', id }, 'counted', count + 1)
    await act('Delete', { name: 'remove', id }, 'counted', count)
    await desk.choose(id, block.props.text)
    await act('Alt+ArrowDown', { name: 'down', id }, 'after', id, next)
    await act('Alt+ArrowUp', { name: 'up', id }, 'after', next, id)
    await desk.choose(id, block.props.text)
    await desk.focusField()
    for (let i = 0; i < 6; i++) {
      block.props.text += letter
      await desk.type(id, letter, block.props.text)
    }
    if (turn % 10 === 9) await desk.rest(300)
  }
}

async function used(session) {
  // What finalizers let go of is gone with the second.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}
