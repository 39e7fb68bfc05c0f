// The two editors as the bench drives them: with a real mouse and real keys, through the same page functions.
import { fileURLToPath } from 'node:url'
import { saveDraft, staffCookie, startApp } from '../tools/app.mjs'
import { openBrowser } from '../tools/browser.mjs'
import { buildNextApp, startNextApp } from '../tools/next-app.mjs'
import { documentOf } from './documents.ts'
import { install } from './in-page.mjs'

const VIEWPORT = { width: 1440, height: 900 }

export async function startEditors() {
  console.error('bench: starting the site')
  const site = await startApp({ name: 'builder' })
  console.error('bench: building Puck')
  const template = fileURLToPath(new URL('./puck-app', import.meta.url))
  const folder = await buildNextApp('builder-puck', {
    template,
    isOfPuck: true,
    files: { 'postcss.config.mjs': `export { default } from '../../postcss.config.mjs'\n` },
  })
  const puck = await startNextApp(folder, { name: 'builder-puck', env: { PICTURES_URL: site.url } })
  return editorsAt(site.url, puck.url)
}

export async function editorsAt(site, puck) {
  let opened = 0
  return {
    maru: new Editor('maru', {
      mark: 'data-id',
      site,
      // Edits are saved, so every opening gets an unedited page.
      prepare: async (name) => {
        const document = documentOf(name)
        const route = `${document.route}-${++opened}-${process.pid}`
        await saveDraft(site, { ...document, route })
        return `${site}/ice_builder/page${route}`
      },
      cookie: await staffCookie(site),
      rendersOf: () => Object.fromEntries(window.__ice.renders),
      chosen: () => window.__ice?.editor.state.primary ?? null,
      isReady: () => window.__ice !== undefined,
    }),
    puck: new Editor('puck', {
      mark: 'data-puck-component',
      site: puck,
      prepare: async (name) => `${puck}/edit/${name}`,
      rendersOf: () => Object.fromEntries(window.__puck.renders),
      chosen: () => window.__puck?.get().selectedItem?.props.id ?? null,
      isReady: () => window.__puck !== undefined,
    }),
  }
}

class Editor {
  #how
  #context

  constructor(name, how) {
    this.name = name
    this.#how = how
  }

  /** One browser profile per editor: scripts and pictures are fetched once, as for daily users. */
  async #open() {
    if (this.#context) return this.#context
    const context = await (await openBrowser()).newContext({ viewport: VIEWPORT, locale: 'ko-KR' })
    const { cookie, mark, site } = this.#how
    if (cookie) {
      const [name, value] = cookie.split(/=(.*)/s)
      await context.addCookies([{ name, value, url: site }])
    }
    await context.addInitScript(install, { mark })
    return (this.#context = context)
  }

  /** A page of the editor, as soon as the browser has its first byte. */
  async begin(name) {
    const url = await this.#how.prepare(name)
    const page = await (await this.#open()).newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    const response = await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    if (response.status() !== 200) throw new Error(`${response.url()} answered ${response.status()}`)
    const desk = new Desk(this, page, documentOf(name), this.#how)
    desk.errors = errors
    return desk
  }

  /** Opens a page in the editor and waits until every block is rendered and the browser is idle. */
  async open(name) {
    const desk = await this.begin(name)
    await desk.settled()
    return desk
  }
}

/** One page being edited. */
class Desk {
  errors = []
  #how

  session

  constructor(editor, page, document, how) {
    this.editor = editor
    this.page = page
    this.document = document
    this.blocks = new Map()
    this.#how = how
    this.isOurs = editor.name === 'maru'
    const note = (blocks) => {
      for (const block of blocks) {
        this.blocks.set(block.id, block)
        for (const list of Object.values(block.slots ?? {})) note(list)
      }
    }
    note(document.blocks)
  }

  in(run, ...args) {
    return this.page.evaluate(run, ...args)
  }
  painted(...condition) {
    return this.in((condition) => window.bench.painted(...condition), condition)
  }
  async settled() {
    await this.painted('counted', this.blocks.size)
    await this.page.waitForFunction(this.#how.isReady, undefined, { timeout: 120_000 })
    await this.rest(500)
  }
  rest(ms) {
    return this.in((ms) => window.bench.rest(ms), ms)
  }
  renders() {
    return this.in(this.#how.rendersOf)
  }

  /** Chooses a block by clicking its words on the canvas, until the inspector shows its text. */
  async choose(id, text) {
    const isChosen = async () => (await this.in(this.#how.chosen)) === id && (await this.in((text) => window.bench.field(text), text))
    for (let tries = 0; tries < 200; tries++) {
      if (await isChosen()) return
      const point = await this.in((id) => window.bench.point(id), id)
      if (point) await this.page.mouse.click(point.x, point.y)
      for (let looks = 0; looks < 20; looks++) {
        await this.in(() => window.bench.frame())
        if (await isChosen()) return
      }
    }
    throw new Error(`${this.editor.name}: ${id} could not be chosen. ${this.errors.join('; ')}`)
  }
  focusField() {
    return this.in(() => window.bench.focusField())
  }
  /** One letter, and how long it took. */
  async type(id, letter, text) {
    await this.in(([id, text]) => window.bench.armKey(id, text), [id, text])
    const before = await this.cpu()
    await this.page.keyboard.press(letter)
    const times = await this.in(() => window.bench.armed())
    return { ...times, cpu: (await this.cpu()) - before }
  }
  /** Processor time of the page's main thread, in milliseconds: what other programs on the machine hardly change. */
  async cpu() {
    if (!this.session) {
      this.session = await this.page.context().newCDPSession(this.page)
      await this.session.send('Performance.enable', { timeDomain: 'threadTicks' })
    }
    const { metrics } = await this.session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  /** One key, and how long it took until the canvas shows what it does. */
  async press(key, ...condition) {
    await this.in((condition) => window.bench.armCommand(...condition), condition)
    await this.page.keyboard.press(key)
    return this.in(() => window.bench.armed())
  }

  async close() {
    const { errors } = this
    await this.page.close({ runBeforeUnload: false })
    if (errors.length > 0) throw new Error(`${this.editor.name}: ${errors.join('; ')}`)
  }
}
