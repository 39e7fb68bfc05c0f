// Builds the files of public pages for `npm run dev`: once at its start, and anew for each message of the server that started it
// (app/serve-sources.ts), which names the changed files: islands that none of them belongs to stay as they are. It is a process of its own, so that compiling holds up no request. Files of earlier builds stay until the next
// start: an open page may still ask for them.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFonts } from './build-fonts.mjs'
import { buildIslands, lazyEntries, partsOfEveryPage } from './build-islands.mjs'
import { buildStyles } from './build-styles.mjs'
import { root } from './project.mjs'

const [folder] = process.argv.slice(2)
const BASE = '/_next/static/'
const within = (name) => ({ folder: join(folder, 'static', name), base: `${BASE}${name}/` })

rmSync(join(folder, 'static'), { recursive: true, force: true })
const fonts = buildFonts({ ...within('fonts'), own: join(folder, 'fonts') })
let everywhere
/** The islands of the last build, and the modules that they were made of. */
let islands
let sources = new Set()
/** Files that changed since it. */
const changed = []
let waiting = false
let working

async function build() {
  const files = changed.splice(0)
  if (!islands || files.some((file) => file.endsWith('.lazy.tsx') || sources.has(join(root, file)))) {
    // Where this build fails, the next one builds them whatever has changed.
    islands = undefined
    const entries = lazyEntries()
    everywhere ??= await partsOfEveryPage(entries, true)
    sources = new Set()
    islands = await buildIslands({ ...within('islands'), development: true, entries, everywhere, sources })
  }
  const { folder: styleFolder, base } = within('styles')
  const styles = await buildStyles(styleFolder, base)
  writeFileSync(join(folder, 'islands.json'), JSON.stringify({ ...styles, fonts, ...islands }))
}

/** Builds until nothing has changed meanwhile; says after each time how it went. */
async function buildAll() {
  do {
    waiting = false
    const failure = await build().then(
      () => undefined,
      (error) => error.message,
    )
    process.send?.({ failure })
  } while (waiting)
}

const start = () => void (working = buildAll().finally(() => void (working = undefined)))
process.on('message', (files) => {
  changed.push(...files)
  if (working) waiting = true
  else start()
})
process.once('disconnect', () => process.exit(0))
start()
