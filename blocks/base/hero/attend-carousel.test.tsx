// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { attendCarousel } from './attend-carousel'

const { Carousel } = await import('./carousel')
const { place, render } = reactPlace()

const shown = () => place.querySelector('[aria-roledescription="슬라이드"]:not([inert])')?.textContent
const isPlaying = () => place.querySelector('[aria-label="자동 넘김 멈춤"]') !== null
const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('the carousel stands while its block is edited, shows the scene being edited, and goes on afterwards', async () => {
  vi.useFakeTimers()
  HTMLElement.prototype.scrollTo = () => undefined
  try {
    await render(<Carousel label="이달의 공간" slides={['첫 장면', '둘째 장면', '셋째 장면']} />)
    await passes(6_100)
    expect(shown()).toBe('둘째 장면')

    const press = vi.fn((button: HTMLElement) => button.click())
    let attended!: ReturnType<typeof attendCarousel>
    await act(async () => void (attended = attendCarousel({ frame: place, press })))
    expect(isPlaying()).toBe(false)
    await passes(60_000)
    expect(shown()).toBe('둘째 장면')

    for (const [index, words] of [
      [0, '첫 장면'],
      [2, '셋째 장면'],
    ] as const) {
      await act(async () => attended.show(['slides', index, 'title']))
      await passes(100)
      expect(shown()).toBe(words)
    }
    // A field that belongs to no scene moves nothing.
    await act(async () => attended.show(['label']))
    await passes(60_000)
    expect(shown()).toBe('셋째 장면')

    await act(async () => attended.end())
    await passes(6_100)
    expect(isPlaying()).toBe(true)
    expect(shown()).toBe('첫 장면')
  } finally {
    vi.useRealTimers()
  }
})
