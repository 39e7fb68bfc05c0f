// All figures, or those that are named; started by scripts/bench.mjs under the project's Node.
import { builder } from './builder/builder.mjs'
import { bytes } from './figures/bytes.mjs'
import { cached } from './figures/cached.mjs'
import { consultations } from './figures/consultations.mjs'
import { events } from './figures/events.mjs'
import { finder } from './figures/finder.mjs'
import { forms } from './figures/forms.mjs'
import { games } from './figures/games.mjs'
import { goodsLists as goods } from './figures/goods.mjs'
import { growth } from './figures/growth.mjs'
import { home } from './figures/home.mjs'
import { lighthouse } from './figures/lighthouse.mjs'
import { lists } from './figures/lists.mjs'
import { members } from './figures/members.mjs'
import { memory } from './figures/memory.mjs'
import { publish } from './figures/publish.mjs'
import { read } from './figures/read.mjs'
import { links } from './figures/links.mjs'
import { records } from './figures/records.mjs'
import { render } from './figures/render.mjs'
import { restart } from './figures/restart.mjs'
import { scraps } from './figures/scraps.mjs'
import { search } from './figures/search.mjs'
import { shifts } from './figures/shifts.mjs'
import { store } from './figures/store.mjs'
import { tours } from './figures/tours.mjs'
import { views } from './figures/views.mjs'
import { visits } from './figures/visits.mjs'
import { endAll } from './tools/children.mjs'
import { figure, missed, table } from './tools/report.mjs'

const figures = {
  cached,
  views,
  render,
  bytes,
  growth,
  publish,
  memory,
  members,
  consultations,
  events,
  forms,
  games,
  read,
  lists,
  goods,
  records,
  links,
  finder,
  scraps,
  search,
  visits,
  store,
  tours,
  home,
  shifts,
  lighthouse,
  restart,
  builder,
}
/** Figures of their own commands: they take the machine for themselves. */
const usual = Object.keys(figures).filter((name) => name !== 'restart' && name !== 'builder')

// `builder typing heap`: the later words are parts of the first.
const asked = process.argv.slice(2)
const named = asked[0] === 'builder' ? ['builder'] : asked
const unknown = named.filter((name) => !(name in figures))
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${Object.keys(figures).join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void endAll().then(() => process.exit(130)))

for (const name of named.length > 0 ? named : usual) {
  try {
    await figures[name](...(name === 'builder' ? [asked.slice(1)] : []))
  } catch (error) {
    console.error(error)
    figure({ figure: name, value: 'not measured', unit: '', target: '', met: false, reason: error.message.split('\n')[0] })
  } finally {
    await endAll()
  }
}
table()
process.exit(missed().length > 0 ? 1 : 0)
