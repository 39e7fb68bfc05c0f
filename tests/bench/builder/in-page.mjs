// What is measured inside the browser, the same for both editors. Runs in the page before anything of it; knows of an editor
// only how its canvas names a block.

/** @param {{ mark: string }} how attribute that names a block on the canvas */
export function install({ mark }) {
  if (window !== window.top) return
  const PATIENCE = 120_000
  const frame = () => document.querySelector('iframe')
  const canvas = () => frame()?.contentDocument ?? undefined
  const find = (id) => canvas()?.querySelector(`[${mark}="${id}"]`) ?? undefined
  const count = () => canvas()?.querySelectorAll(`[${mark}]`).length ?? 0

  /** Calls back after every frame, with the time at which it began, until the callback returns true. */
  function eachFrame(look) {
    const { port1, port2 } = new MessageChannel()
    let began = 0
    const ask = () => {
      began = performance.now()
      port2.postMessage(0)
    }
    // A message posted while a frame begins arrives when styles, layout and paint of that frame are done.
    port1.onmessage = () => (look(performance.now(), began) === true ? port1.close() : requestAnimationFrame(ask))
    requestAnimationFrame(ask)
  }
  /** The first frame that shows it. */
  const painted = (isShown, what) =>
    new Promise((resolve, reject) => {
      const until = performance.now() + PATIENCE
      eachFrame((at) => {
        if (isShown()) resolve(at)
        else if (at < until) return false
        else reject(new Error(`${what} was never shown`))
        return true
      })
    })

  let held
  let armed
  let gaps
  let longest = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration)))).observe({
    type: 'longtask',
  })

  window.bench = {
    painted: (what, ...args) => painted(() => conditions[what](...args), what),
    count,
    order: () => [...(canvas()?.querySelectorAll(`[${mark}]`) ?? [])].map((block) => block.getAttribute(mark)).join(' '),

    /** The middle of the first words of a block, where the mouse would go. */
    point(id) {
      const block = find(id)
      const words = block?.querySelector('h1, h2, h3, p') ?? block?.firstElementChild ?? block
      if (!words) return undefined
      words.scrollIntoView({ block: 'center', behavior: 'instant' })
      const outer = frame().getBoundingClientRect()
      const scale = outer.width / frame().offsetWidth
      const { left, top, width, height } = words.getBoundingClientRect()
      return { x: outer.left + (left + Math.min(width / 2, 60)) * scale, y: outer.top + (top + height / 2) * scale }
    },
    /** The field of the inspector that holds this text; it is stored for later calls. */
    field(text) {
      const fields = [...document.querySelectorAll('textarea, input:not([type]), input[type=text]')]
      held = fields.find((field) => field.value === text && field.offsetParent !== null)
      if (!held) return false
      held.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return true
    },
    focusField() {
      held.focus()
      held.setSelectionRange(held.value.length, held.value.length)
    },

    /** Waits for one key and measures the time until its letter is in the field, and on the canvas. */
    armKey(id, text) {
      armed = new Promise((resolve, reject) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const field = painted(() => held.value === text, 'the letter in the field')
            const shown = painted(() => held.value === text && find(id)?.textContent.includes(text), 'the letter on the canvas')
            Promise.all([field, shown]).then(([first, last]) => resolve({ field: first - timeStamp, canvas: last - timeStamp }), reject)
          },
          { capture: true, once: true },
        )
      })
    },
    /** Waits for one key, pressed here or in the canvas, and tells how long the change took to be shown. */
    armCommand(what, ...args) {
      const windows = [window, canvas().defaultView]
      armed = new Promise((resolve, reject) => {
        const stop = new AbortController()
        for (const each of windows)
          each.addEventListener(
            'keydown',
            (event) => {
              if (['Control', 'Alt', 'Shift', 'Meta'].includes(event.key)) return
              stop.abort()
              // The two windows count from different beginnings.
              const began = event.timeStamp + each.performance.timeOrigin - performance.timeOrigin
              painted(() => conditions[what](...args), what).then((at) => resolve(at - began), reject)
            },
            { capture: true, signal: stop.signal },
          )
      })
    },
    armed: () => armed,
    /** Does it at once, and tells how long the change took to be shown. */
    command(run, what, ...args) {
      const began = performance.now()
      const shown = painted(() => conditions[what](...args), what)
      run()
      return shown.then((at) => at - began)
    },

    startGaps() {
      gaps = []
      let last
      eachFrame((_, began) => {
        if (!gaps) return true
        if (last !== undefined) gaps.push(began - last)
        last = began
        return false
      })
    },
    endGaps() {
      const all = gaps
      gaps = undefined
      return all
    },
    longest() {
      const was = longest
      longest = 0
      return was
    },
    /** A person's pause; and then no earlier than the browser has nothing to do. */
    rest: (ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 10_000 }), ms)),
    frame: () => new Promise((resolve) => requestAnimationFrame(resolve)),
  }

  const conditions = {
    there: (id) => find(id) !== undefined,
    gone: (id) => find(id) === undefined,
    counted: (number) => count() === number,
    after: (id, other) => Boolean(find(other)?.compareDocumentPosition(find(id)) & Node.DOCUMENT_POSITION_FOLLOWING),
    text: (id, text) => Boolean(find(id)?.textContent.includes(text)),
  }
}
