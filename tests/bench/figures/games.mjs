// The JavaScript that the page of a game costs over an empty page of the same site, read down to its end.
import { readFileSync } from 'node:fs'
import { inRoot } from '../../../scripts/tools/project.mjs'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { kilobytes, scriptBytes } from '../tools/browser.mjs'
import { figure } from '../tools/report.mjs'

const LIMIT = 40 * 1024
/** Of the pages of events: its header and footer are no game's. */
const LAYOUT = 'menuLNB'

export async function games() {
  const app = await startApp({ name: 'games' })
  try {
    await publish(app.url, { ...mixedDocument(1, { route: '/bench/empty' }), layout: LAYOUT, blocks: [] })
    const empty = await scriptBytes(`${app.url}/bench/empty`, { down: true })
    const over = {}
    for (const [template, eventSeq] of openEvents())
      over[template] = (await scriptBytes(`${app.url}/zin/event/event/${eventSeq}`, { down: true })).bytes - empty.bytes
    const [worst, bytes] = Object.entries(over).sort(([, a], [, b]) => b - a)[0]
    figure({
      figure: 'game-page-javascript',
      value: kilobytes(bytes),
      unit: `KB gzip (${worst})`,
      target: '≤ 40',
      met: bytes <= LIMIT,
      emptyKB: kilobytes(empty.bytes),
      overKB: Object.fromEntries(Object.entries(over).map(([name, n]) => [name, kilobytes(n)])),
    })
  } finally {
    await app.stop()
  }
}

/** One seeded event that is open, for each template. */
function openEvents() {
  const events = JSON.parse(readFileSync(inRoot('pages-fixtures', 'seed', 'events.json'), 'utf8'))
  const open = events.filter(({ openStrDate, openEndDate, eventLink }) => openStrDate.days < 0 && openEndDate.days > 0 && !eventLink)
  return new Map(open.reverse().map(({ eventType, eventSeq }) => [eventType, eventSeq]))
}
