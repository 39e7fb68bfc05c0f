// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi, type MockInstance } from 'vitest'
import { countClicks } from './count-clicks'
import { prefetchLinks } from './prefetch-links'
import { sendAnalytics } from './send-analytics'

let stop: AbortController
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  document.head.innerHTML = document.body.innerHTML = ''
})

describe('RT-28, C-DELAY: links in view', () => {
  const fetched = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => new URL(href).pathname)
  let bottom = 10
  let supports: MockInstance<DOMTokenList['supports']>
  /** Says where the observed links are, all at once and at once. */
  class Observer {
    readonly #tell: IntersectionObserverCallback
    readonly #targets: Element[] = []
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element): void {
      if (this.#targets.push(target) > 1) return
      const entryOf = (target: Element) => ({ target, intersectionRect: new DOMRect(0, 0, bottom > 0 ? 100 : 0, 10) })
      queueMicrotask(() => this.#tell(this.#targets.map(entryOf) as never, this as never))
    }
    disconnect(): void {
      this.#targets.length = 0
    }
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    bottom = 10
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    supports = vi.spyOn(Object.getPrototypeOf(document.createElement('link').relList) as DOMTokenList, 'supports').mockReturnValue(true)
    document.head.replaceChildren()
    vi.stubGlobal('IntersectionObserver', Observer)
    document.body.innerHTML = ['/cs/faq', '/cs/notice', '/mypage/scrap', '/logout', '/svc/x', 'https://elsewhere.example/']
      .map((href) => `<a href="${href}">x</a>`)
      .join('')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('are fetched two seconds after the page came to rest, each once', async () => {
    prefetchLinks({ signal: stop.signal })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(fetched()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched()).toEqual(['/cs/faq', '/cs/notice'])
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fetched()).toHaveLength(2)
  })

  it('are fetched only after scrolling has ended, and only those in view then', async () => {
    bottom = -5
    prefetchLinks({ signal: stop.signal })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fetched()).toEqual([])
    bottom = 10
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(1_500)
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(fetched()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched()).toHaveLength(2)
  })

  it('are not fetched with data saving or in a browser without support', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    prefetchLinks({ signal: stop.signal })
    vi.unstubAllGlobals()
    supports.mockReturnValue(false)
    prefetchLinks({ signal: stop.signal })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fetched()).toEqual([])
  })
})

describe('clicks on marked links are counted', () => {
  const press = (markup: string, button = 0) => {
    document.body.innerHTML = markup
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { result: '200' } }))
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const end = new AbortController()
    countClicks({ signal: end.signal })
    document
      .querySelector('[data-press]')!
      .dispatchEvent(new MouseEvent(button ? 'auxclick' : 'click', { bubbles: true, cancelable: true, button }))
    const paths = fetched.mock.calls.map(([path, init]) => [new URL(path as string, 'http://h').pathname, init?.keepalive])
    end.abort()
    fetched.mockRestore()
    return paths
  }
  test.each([
    ['<li data-count-tag="강마루"><a href="#a" data-press>강마루</a></li>', '/svc/recTag/recKeyCnt'],
    ['<div data-count-popup="hello"><a href="#a"><b data-press>보기</b></a></div>', '/svc/popup/rPopupCnt'],
    ['<a href="#a" data-count-banner="spring" data-press>배너</a>', '/svc/banner/rBannerCnt'],
  ])('%s', (markup, path) => {
    expect(press(markup)).toEqual([[path, true]])
    expect(press(markup, 1)).toEqual([[path, true]])
    expect(press(markup, 2)).toEqual([])
  })

  test('other text, and unmarked links, are not', () => {
    expect(press('<div data-count-popup="hello"><p data-press>글</p><a href="#a">보기</a></div>')).toEqual([])
    expect(press('<a href="#a" data-press>그 밖의 링크</a>')).toEqual([])
  })
})

test('K-GTM: what a page shows is sent to analytics once it is seen', () => {
  delete window.dataLayer
  document.body.innerHTML = `<div data-analytics='{"event":"readCategory","category":"floor"}'></div>`
  sendAnalytics()
  sendAnalytics()
  expect(window.dataLayer).toEqual([{ event: 'readCategory', platform: 'PC web', category: 'floor' }])
})
