import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { RELOAD_ONCE, RELOAD_ONCE_OUTSIDE_THE_BUILDER } from './reload-once'

const reload = vi.fn()
const store = new Map<string, string>()
let fail: (target: unknown) => void
let failPart: (file: string) => void

function open(place: { pathname?: string; onLine?: boolean; storage?: object } = {}, script = RELOAD_ONCE): void {
  runInNewContext(script, {
    addEventListener(name: string, listen: (event: object) => void) {
      if (name === 'error') fail = (target) => listen({ target })
      else failPart = (file) => listen({ detail: file })
    },
    location: { pathname: place.pathname ?? '/styling/home', reload },
    navigator: { onLine: place.onLine ?? true },
    sessionStorage: place.storage ?? {
      getItem: (key: string) => store.get(key),
      setItem: (key: string, value: string) => store.set(key, value),
    },
  })
}
const chunk = (name: string) => ({ src: `http://site/_next/static/chunks/${name}.js?v=1` })
beforeEach(() => {
  reload.mockClear()
  store.clear()
})

test('E-CHUNK, RT-27: a build file that fails to load reloads the page, once per file and session', () => {
  open()
  fail(chunk('a'))
  open()
  fail(chunk('a'))
  expect(reload).toHaveBeenCalledTimes(1)
  fail(chunk('b'))
  expect(reload).toHaveBeenCalledTimes(2)
  fail({ rel: 'stylesheet', href: 'http://site/_next/static/c.css' })
  expect(reload).toHaveBeenCalledTimes(3)
})

test('E-CHUNK: pictures, script errors and preloads do not reload it', () => {
  open()
  for (const target of [{ src: 'http://site/img/960x0/a.webp' }, {}, undefined, { rel: 'preload', href: 'http://site/_next/static/a.js' }])
    fail(target)
  expect(reload).not.toHaveBeenCalled()
})

test('E-CHUNK: it is not reloaded offline, in the builder, or without session storage', () => {
  open({ onLine: false })
  fail(chunk('a'))
  open({ pathname: '/ice_builder/page/styling/home' }, RELOAD_ONCE_OUTSIDE_THE_BUILDER)
  fail(chunk('a'))
  open({
    storage: {
      getItem: () => {
        throw new Error('refused')
      },
    },
  })
  fail(chunk('a'))
  expect(reload).not.toHaveBeenCalled()
})

test('E-CHUNK: a part that a script imports is reported by its importer', () => {
  open()
  failPart('/_next/static/islands/carousel-a.js')
  open()
  failPart('/_next/static/islands/carousel-a.js')
  expect(reload).toHaveBeenCalledTimes(1)
})
