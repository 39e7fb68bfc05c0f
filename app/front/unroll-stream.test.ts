import { PassThrough } from 'node:stream'
import { createElement as h, lazy, Suspense, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unrollHead, unrollStream } from './unroll-stream'

function render(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const out = new PassThrough()
    let html = ''
    out.on('data', (part: Buffer) => (html += part.toString('utf8')))
    out.on('end', () => resolve(html))
    const stream = renderToPipeableStream(node, {
      nonce: 'n1',
      onAllReady: () => stream.pipe(out),
      onError: () => undefined,
      onShellError: reject,
    })
  })
}
const words = (name: string): string => `${name} 마루의 결을 살린 문장입니다. `.repeat(60)
const block = (name: string, ...children: ReactNode[]): ReactNode =>
  h(Suspense, { key: name, fallback: h('i', null, `wait ${name}`) }, h('section', { id: name }, h('div', null, words(name)), ...children))
const page = (...children: ReactNode[]): ReactNode => h('html', null, h('body', null, h('main', null, ...children)))
/** The page without React's own marks and scripts: what a reader without scripts sees. */
const seen = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--.*?-->/g, '')

test('the blocks of a long page that React sent out of order are put in order, with nothing hidden and no moving script left', async () => {
  const html = await render(page(...Array.from({ length: 30 }, (_, i) => block(`b${i}`))))
  expect(html).toContain('$RC("B:')
  const whole = unrollStream(html)
  expect(whole).not.toContain('$RC(')
  expect(whole).not.toContain('<div hidden')
  expect(whole).not.toContain('wait b')
  const expected = Array.from({ length: 30 }, (_, i) => `<section id="b${i}"><div>${words(`b${i}`)}</div></section>`).join('')
  expect(seen(whole)).toContain(`<main>${expected}</main>`)
  expect(whole.match(/<!--\$-->/g)).toHaveLength(30)
})

test('blocks within blocks are filled too', async () => {
  const html = await render(
    page(...Array.from({ length: 8 }, (_, i) => block(`outer${i}`, block(`inner${i}`, block(`deep${i}`)), block(`second${i}`)))),
  )
  expect(html).toContain('$RC("B:')
  const whole = unrollStream(html)
  for (const sign of ['$RC(', '<div hidden', '<template', 'wait ']) expect(whole).not.toContain(sign)
  const order = [...seen(whole).matchAll(/<section id="(\w+)">/g)].map(([, id]) => id)
  expect(order).toEqual(Array.from({ length: 8 }, (_, i) => [`outer${i}`, `inner${i}`, `deep${i}`, `second${i}`]).flat())
})

test('a page in order, and one with a failed block, are unchanged', async () => {
  const short = await render(page(h(Suspense, { key: 'a', fallback: null }, h('p', null, 'short'))))
  expect(unrollStream(short)).toBe(short)
  const Broken = (): ReactNode => {
    throw new Error('broken')
  }
  const failed = await render(
    page(...Array.from({ length: 20 }, (_, i) => block(`b${i}`)), h(Suspense, { key: 'x', fallback: 'sorry' }, h(Broken))),
  )
  const whole = unrollStream(failed)
  expect(whole).toContain('sorry')
  expect(seen(whole)).toContain('<section id="b19">')
})

test('text that looks like the marks of the stream changes nothing', async () => {
  const text = '$RC("B:0","S:0")</script><div hidden id="S:0">'
  const html = await render(page(h('p', null, text), ...Array.from({ length: 20 }, (_, i) => block(`b${i}`))))
  expect(seen(unrollStream(html))).toContain('<section id="b0">')
  expect(unrollStream(html)).not.toContain('<div hidden')
})

test('content that a block waited for, at several depths and times, is put in its place', async () => {
  const late = (name: string, ms: number): ReactNode =>
    h(
      lazy(
        () =>
          new Promise<{ default: () => ReactNode }>((resolve) =>
            setTimeout(() => resolve({ default: () => h('em', null, `late ${name}`) }), ms),
          ),
      ),
    )
  const html = await new Promise<string>((resolve, reject) => {
    const out = new PassThrough()
    let text = ''
    out.on('data', (part: Buffer) => (text += part.toString('utf8')))
    out.on('end', () => resolve(text))
    const blocks = Array.from({ length: 6 }, (_, i) =>
      h(
        Suspense,
        { key: i, fallback: h('i', null, 'wait') },
        h(
          'section',
          { id: `s${i}` },
          h('div', null, words(`s${i}`)),
          h('p', null, late(`${i}a`, 5 + i * 7), 'between', late(`${i}b`, 20 - i)),
          words('tail'),
        ),
      ),
    )
    // Piped once the shell is ready, so that parts are sent before their boundary is complete.
    const stream = renderToPipeableStream(page(...blocks), { nonce: 'n1', onShellReady: () => stream.pipe(out), onShellError: reject })
  })
  expect(html).toContain('$RC("B:')
  const whole = unrollStream(html)
  for (const sign of ['$RC(', '$RS(', '<div hidden', '<template', 'wait']) expect(whole, sign).not.toContain(sign)
  expect([...seen(whole).matchAll(/late (\w+)/g)].map(([, name]) => name)).toEqual(
    Array.from({ length: 6 }, (_, i) => [`${i}a`, `${i}b`]).flat(),
  )
  expect(seen(whole).match(/<\/em>between<em>/g)).toHaveLength(6)
})

test('late content within an SVG or a table, which React hides in an element of that kind, is put in its place', async () => {
  const late = (name: string, node: ReactNode): ReactNode =>
    h(
      lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => setTimeout(() => resolve({ default: () => node }), 10))),
      { key: name },
    )
  const html = await new Promise<string>((resolve, reject) => {
    const out = new PassThrough()
    let text = ''
    out.on('data', (part: Buffer) => (text += part.toString('utf8')))
    out.on('end', () => resolve(text))
    const blocks = Array.from({ length: 4 }, (_, i) =>
      block(
        `b${i}`,
        h('svg', { key: 's' }, h('g', null, h('path')), late('line', h('g', null, h('path', { d: `M${i}` })))),
        h('table', { key: 't' }, h('tbody', null, late('row', h('tr', null, h('td', null, `row ${i}`))))),
        h('p', { key: 'p' }, late('word', h('em', null, `word ${i}`))),
        words('tail'),
      ),
    )
    const stream = renderToPipeableStream(page(...blocks), { nonce: 'n1', onShellReady: () => stream.pipe(out), onShellError: reject })
  })
  expect(/<svg aria-hidden="true" style="display:none" id="S:/.test(html)).toBe(true)
  expect(/<table hidden><tbody id="S:/.test(html)).toBe(true)
  const whole = seen(unrollStream(html))
  for (const sign of [' hidden', '<template', 'display:none', 'wait']) expect(whole.includes(sign), sign).toBe(false)
  for (let i = 0; i < 4; i++) {
    expect(whole.includes(`<svg><g><path></path></g><g><path d="M${i}"></path></g></svg>`)).toBe(true)
    expect(whole.includes(`<tbody><tr><td>row ${i}</td></tr></tbody>`)).toBe(true)
    expect(whole.includes(`<p><em>word ${i}</em></p>`)).toBe(true)
  }
})

test('the beginning of a page with a late block is in order, and the rest finds its placeholder and its mover', async () => {
  const arrived = Promise.withResolvers<{ default: () => ReactNode }>()
  const out = new PassThrough()
  let html = ''
  out.on('data', (part: Buffer) => (html += part.toString('utf8')))
  const ended = new Promise((resolve) => out.on('end', resolve))
  const late = h(Suspense, { key: 'late', fallback: h('i', null, 'wait for it') }, h(lazy(() => arrived.promise)))
  const blocks = Array.from({ length: 12 }, (_, i) => block(`b${i}`, i === 8 ? late : null))
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(page(...blocks), {
      nonce: 'n1',
      onShellReady: () => (stream.pipe(out), resolve()),
      onShellError: reject,
    })
  })
  await new Promise((resolve) => setImmediate(resolve))
  const sent = html
  expect(sent).toContain('$RC("B:')
  const head = unrollHead(sent)
  expect([...seen(head).matchAll(/<section id="(\w+)">/g)].map(([, id]) => id)).toEqual(Array.from({ length: 12 }, (_, i) => `b${i}`))
  expect(head).not.toContain('<div hidden')
  expect(head).not.toMatch(/wait b\d/)
  expect(seen(head).match(/wait for it/g)).toHaveLength(1)
  expect(head).not.toMatch(/\$RC\("B:/)

  arrived.resolve({ default: () => h('em', null, 'there') })
  await ended
  const rest = html.slice(sent.length)
  const [, hole] = /\$RC\("(B:[0-9a-f]+)"/.exec(rest)!
  expect(head).toContain(`<template id="${hole}"></template>`)
  expect(head + rest).toMatch(/\$RC=function/)
  // The cached copy of the same stream is complete.
  const whole = unrollStream(html)
  for (const sign of ['$RC(', '<div hidden', '<template', 'wait']) expect(whole, sign).not.toContain(sign)
  expect(seen(whole)).toContain('<em>there</em>')
})
