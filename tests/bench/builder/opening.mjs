// From the address to the first letter that a person has typed into a page of three thousand blocks.
import { figure } from '../tools/report.mjs'
import { median, ms, round } from './numbers.mjs'

const PAGE = 'mixed-3000'
const BLOCK = 'm2'
/** The first is dropped: it fetches what the others find in the cache. */
const TURNS = 4

export async function opening(editors) {
  const seen = { maru: [], puck: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of turn % 2 === 0 ? ['maru', 'puck'] : ['puck', 'maru']) {
      const times = await openOnce(editors[name])
      console.error(
        `bench: opening, turn ${turn + 1}, ${name}: editable after ${ms(times.editable)} ms, all drawn after ${ms(times.drawn)} ms`,
      )
      if (turn > 0) seen[name].push(times)
    }
  }
  const of = (name, field) => median(seen[name].map((times) => times[field]))
  const share = of('maru', 'editable') / of('puck', 'editable')
  const tell = (name) => Object.fromEntries(['shown', 'chosen', 'editable', 'drawn'].map((field) => [field, ms(of(name, field))]))
  figure({
    figure: 'opening-3000',
    value: round(share, 3),
    unit: `× Puck (${ms(of('maru', 'editable'))} ms of ${ms(of('puck', 'editable'))})`,
    target: '≤ 0.2, stretch 0.1',
    met: share <= 0.2,
    stretch: share <= 0.1,
    maru: tell('maru'),
    puck: tell('puck'),
  })
}

async function openOnce(editor) {
  const desk = await editor.begin(PAGE)
  const { text } = desk.blocks.get(BLOCK).props
  const shown = await desk.painted('there', BLOCK)
  await desk.choose(BLOCK, text)
  const chosen = await desk.in(() => performance.now())
  await desk.focusField()
  await desk.page.keyboard.press('x')
  const editable = await desk.painted('text', BLOCK, `${text}x`)
  const drawn = await desk.painted('counted', desk.blocks.size)
  await desk.close()
  return { shown, chosen, editable, drawn }
}
