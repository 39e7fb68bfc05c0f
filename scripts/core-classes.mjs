// `npm run core`: the classes of the core sheet anew (app/styles/core-classes.txt). It starts the built site with its demonstration content
// and notes which classes that the sheet has rules for stand on the pages that the core is for. A page with another class is written with
// the whole sheet, so that a stale list costs time and nothing else.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import postcss from 'postcss'
import { CORE_CLASSES } from './tools/build-styles.mjs'
import { classesNeeded, CORE_PAGES } from './tools/core-sheet.mjs'
import { inRoot } from './tools/project.mjs'
import { startServer } from './tools/server.mjs'

const LINE = 140

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => ENTITIES[name])

const [sheet] = globSync('.next/static/styles/site-*.css', { cwd: inRoot() })
const styled = new Set()
postcss.parse(readFileSync(inRoot(sheet), 'utf8')).walkRules(({ selector }) => classesNeeded(selector).forEach((name) => styled.add(name)))

const server = await startServer()
const found = new Set()
try {
  for (const path of CORE_PAGES) {
    const html = await fetch(server.url + path).then((response) => response.text())
    for (const [, value] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of decoded(value).split(/\s+/)) if (styled.has(name)) found.add(name)
  }
} finally {
  await server.stop()
}

const lines = ['']
for (const name of [...found].toSorted()) {
  const last = lines.at(-1)
  if (last.length + name.length >= LINE) lines.push(name)
  else lines[lines.length - 1] = last ? `${last} ${name}` : name
}
writeFileSync(CORE_CLASSES, `${lines.join('\n')}\n`)
console.log(`${found.size} of ${styled.size} classes`)
