// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test } from 'vitest'
import { redirectContactLinks } from './redirect-contact-links'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
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
    ends.push(redirectContactLinks('https://consult.example/ask'))
    const outside = { href: 'https://consult.example/ask', target: '_blank' }
    expect(press('<a href="/cs/contact"><b>상담</b></a>', name)).toEqual(outside)
    expect(press('<a href="/cs/contact/?from=faq"><b>상담</b></a>', name)).toEqual(outside)
  })

  it('does not include any other link', () => {
    ends.push(redirectContactLinks('https://consult.example/ask'))
    for (const href of ['/cs', '/cs/contacts', 'https://elsewhere.example/cs/contact'])
      expect(press(`<a href="${href}"><b>x</b></a>`, 'click')).toEqual({ href, target: '' })
  })
})
