// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { PlayerProps } from './player'

// The component itself, not its lazy entry.
const { Player } = await import('./player')

const { place, render } = reactPlace()
let see: (isSeen: boolean) => Promise<void>
/** The messages that the players of the page received, in order. */
const messages = new Map<Element, string[]>()

beforeEach(() => {
  messages.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(async () => report([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  // No frame is loaded here: messages to it are recorded.
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get(this: Element) {
      const heard = messages.get(this) ?? []
      messages.set(this, heard)
      return { postMessage: (text: string) => void heard.push((JSON.parse(text) as { func?: string }).func ?? '') }
    },
  })
})

const draw = (props: Partial<PlayerProps> = {}) => render(<Player source="youtube" address="dQw4w9WgXcQ" title="영상" {...props} />)
const frames = () => [...place.querySelectorAll('iframe')]
const heard = (at = 0) => messages.get(frames()[at]!) ?? []

describe('a video that plays by view', () => {
  it('S-VID-1: plays once, however often it becomes visible', async () => {
    await draw({ autoplayInView: true })
    expect(frames()).toHaveLength(0)
    await see(true)
    expect(frames()).toHaveLength(1)
    await see(false)
    await see(true)
    expect(heard()).toEqual([])
  })

  it('S-VID-1: plays again with the loop flag', async () => {
    await draw({ autoplayInView: true, loop: true })
    await see(true)
    await see(false)
    await see(true)
    expect(heard()).toEqual(['playVideo'])
  })

  it('S-VID-2: stops outside the viewport with the flag, and continues without it', async () => {
    await draw({ autoplayInView: true, stopOutside: true })
    await see(true)
    await see(false)
    expect(heard()).toEqual(['pauseVideo'])
    await draw({ autoplayInView: true })
    await see(false)
    expect(heard()).toEqual(['pauseVideo'])
  })
})

it('S-VID-3, C-VIDEO: embeds without related videos and fullscreen, inline; shorts in 437 by 778', async () => {
  await draw({ shorts: true })
  await act(async () => place.querySelector('a')!.click())
  const [frame] = frames()
  expect([frame?.getAttribute('width'), frame?.getAttribute('height')]).toEqual(['437', '778'])
  const { searchParams } = new URL(frame!.getAttribute('src')!)
  expect(['rel', 'fs', 'playsinline'].map((name) => searchParams.get(name))).toEqual(['0', '0', '1'])
})

it('V-YT-1, E-EVT-1: reports a missing video code', async () => {
  await draw({ address: 'https://youtu.be/short' })
  expect(place.textContent).toBe('영상 코드가 없습니다.')
})

it('S-GAL-5: one video plays at a time; a second one pauses the first', async () => {
  await render(
    <>
      <Player source="youtube" address="dQw4w9WgXcQ" title="A" />
      <Player source="youtube" address="abcdefghijk" title="B" />
    </>,
  )
  await act(async () => place.querySelectorAll('a')[0]!.click())
  await act(async () => place.querySelector('a')!.click())
  expect(frames()).toHaveLength(2)
  expect([heard(0), heard(1)]).toEqual([['pauseVideo'], []])
})
