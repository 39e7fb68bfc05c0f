// Before each file of the tests that share a document: it is as empty as a new one, at its first address, with nothing selected, and
// hears nothing that an earlier file listened to. What an earlier file hung on the window, the document or the browser is gone.
import React from 'react'

type Heard = Parameters<Document['addEventListener']>
const HEARD = Symbol.for('tests.heard')
const OWN = Symbol.for('tests.own')
const globals = globalThis as unknown as { [HEARD]?: [EventTarget, ...Heard][]; [OWN]?: Map<object, Set<string>> }

function listen(): [EventTarget, ...Heard][] {
  const heard: [EventTarget, ...Heard][] = []
  for (const target of [window, document, document.documentElement, document.body]) {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (...args: Heard) => {
      // React listens to the selection once in a document, for all of its roots.
      if (args[0] !== 'selectionchange') heard.push([target, ...args])
      add(...args)
    }
  }
  return heard
}

// React, a package, stays loaded: a test that timed out inside `act` leaves it waiting, and it would draw nothing for any later file.
const internals = (React as unknown as Record<string, { actQueue?: unknown } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]
if (internals?.actQueue) throw new Error('An earlier file of this process failed inside act(): mend that one, and this one can run again.')

const heard = (globals[HEARD] ??= listen())
for (const [target, ...args] of heard.splice(0)) target.removeEventListener(...args)
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
// A selection outlives the text that it was in, and a builder that sees one leaves copying to the browser.
document.getSelection()?.removeAllRanges()
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
history.replaceState(null, '', '/')

const own = (globals[OWN] ??= new Map([window, document, navigator].map((place) => [place, new Set(Object.getOwnPropertyNames(place))])))
for (const [place, names] of own)
  for (const name of Object.getOwnPropertyNames(place))
    // The runner's own, and React's note that it listens to the document.
    if (!names.has(name) && !/^_(?:_vitest|reactListening)/.test(name)) Reflect.deleteProperty(place, name)
