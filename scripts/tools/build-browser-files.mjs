// Builds the files of public pages for `npm run dev`: once at its start, and anew for each message of the server that started it
// (app/serve-sources.ts). It is a process of its own, so that compiling holds up no request. Files of earlier builds stay until the next
// start: an open page may still ask for them.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFonts } from './build-fonts.mjs'
import { buildIslands, lazyEntries, partsOfEveryPage } from './build-islands.mjs'
import { buildStyles } from './build-styles.mjs'

const [folder] = process.argv.slice(2)
const BASE = '/_next/static/'
const within = (name) => ({ folder: join(folder, 'static', name), base: `${BASE}${name}/` })

rmSync(join(folder, 'static'), { recursive: true, force: true })
const fonts = buildFonts({ ...within('fonts'), own: join(folder, 'fonts') })
let everywhere
let waiting = false
let working

async function build() {
  const entries = lazyEntries()
  everywhere ??= await partsOfEveryPage(entries, true)
  const islands = await buildIslands({ ...within('islands'), development: true, entries, everywhere })
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
process.on('message', () => (working ? void (waiting = true) : start()))
process.once('disconnect', () => process.exit(0))
start()
