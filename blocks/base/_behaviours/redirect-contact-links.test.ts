// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { redirectContactLinks } from './redirect-contact-links'

let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  document.body.innerHTML = ''
})

describe('G-CONTACT, RT-09: a link to /cs/contact', () => {
  const press = (markup: string, name: string) => {
    document.body.innerHTML = markup
    const link = document.querySelector('a')!
    link.firstElementChild!.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
    return { href: link.getAttribute('href'), target: link.target }
  }

  test.each(['pointerdown', 'focusin', 'click'])('opens the partner in a new window when used (%s)', (name) => {
    redirectContactLinks('https://consult.example/ask', { signal: stop.signal })
    const outside = { href: 'https://consult.example/ask', target: '_blank' }
    expect(press('<a href="/cs/contact"><b>상담</b></a>', name)).toEqual(outside)
    expect(press('<a href="/cs/contact/?from=faq"><b>상담</b></a>', name)).toEqual(outside)
  })

  it('does not include any other link', () => {
    redirectContactLinks('https://consult.example/ask', { signal: stop.signal })
    for (const href of ['/cs', '/cs/contacts', 'https://elsewhere.example/cs/contact'])
      expect(press(`<a href="${href}"><b>x</b></a>`, 'click')).toEqual({ href, target: '' })
  })
})
