// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharePayload } from '@/schemas/rules/base/share'
import { reactPlace } from '@/tests/support/react-place'
import { pagePayload } from './page-payload'
import { shareOn } from './share-on'

const call = vi.hoisted(() => vi.fn())
const openDialog = vi.hoisted(() => vi.fn(() => Promise.resolve()))
const showAlertDialog = vi.hoisted(() => vi.fn(() => Promise.resolve()))
const showSnackbar = vi.hoisted(() => vi.fn())
vi.mock('@/schemas/api/base/call', () => ({ call }))
vi.mock('@/lib/ui/dialogs', () => ({ openDialog, showAlertDialog }))
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar }))
vi.mock('@/schemas/api/auth/session-state', () => ({ seemsSignedIn: () => true }))

const { ShareSheet } = await import('./share-sheet')
const { place, render } = reactPlace()

const payload: SharePayload = {
  title: '봄 퀴즈',
  desc: '네 글자를 맞혀 주세요.',
  image_url: 'https://h.example/a.webp',
  url: 'https://h.example/zin/event/event/3',
  surl: 'https://h.example/s/abcdefg',
}
const writeText = vi.fn<(text: string) => Promise<void>>()
const open = vi.spyOn(window, 'open')

beforeEach(() => {
  vi.clearAllMocks()
  call.mockResolvedValue({ item: { shortenedUrl: payload.surl } })
  writeText.mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  open.mockReturnValue({ closed: false } as Window)
  delete window.dataLayer
})

describe('S-SHARE-1: what is shared of a page', () => {
  test('what its head says, and its short link', async () => {
    document.head.innerHTML =
      '<meta property="og:title" content="봄 퀴즈 | 라움결"><meta property="og:description" content="설명"><meta property="og:image" content="https://h.example/a.webp">'
    expect(await pagePayload({ scraps: 3 })).toEqual({
      title: '봄 퀴즈 | 라움결',
      desc: '설명',
      image_url: 'https://h.example/a.webp',
      url: location.href,
      surl: payload.surl,
      scraps: 3,
    })
    expect(call.mock.calls[0]![1]).toEqual({ link: location.href, desc: '봄 퀴즈 | 라움결' })
  })

  test('short link 500 or network error: the page’s own URL', async () => {
    call.mockRejectedValue(new Error('500'))
    expect((await pagePayload({})).surl).toBe(location.href)
  })
})

describe('S-SHARE-2', () => {
  test('facebook opens the sharer in a window', async () => {
    expect(await shareOn('facebook', payload)).toBe(true)
    expect(open.mock.calls[0]![0]).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(payload.surl)}`)
  })

  test('Q-087: kakao shows the feed card in a dialog without a key, and it is recorded', async () => {
    await shareOn('kakao', payload)
    expect(openDialog.mock.calls[0]).toMatchObject(['feed-card', { title: '카카오톡 공유' }])
    expect(call.mock.calls[0]![1]).toEqual({ title: payload.title, desc: payload.desc, image_url: payload.image_url, url: payload.surl })
  })

  test('kakao sends the feed card when its script is loaded', async () => {
    const sendDefault = vi.fn()
    window.Kakao = { init: vi.fn(), isInitialized: () => true, Share: { sendDefault } }
    await shareOn('kakao', payload)
    delete window.Kakao
    expect(sendDefault.mock.calls[0]![0]).toMatchObject({
      objectType: 'feed',
      content: { title: payload.title, link: { webUrl: payload.surl } },
    })
    expect(openDialog).not.toHaveBeenCalled()
  })

  test.each(['url', 'instagram', 'band'] as const)('%s: the clipboard has the link, and a snackbar says so (E-COPY)', async (channel) => {
    await shareOn(channel, payload)
    expect(writeText).toHaveBeenCalledWith(payload.surl)
    expect(showSnackbar).toHaveBeenCalledWith('링크가 복사되었습니다.')
    expect(window.dataLayer).toMatchObject([{ event: 'share', channel }])
  })

  test('a clipboard that refuses: the link is shown', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    expect(await shareOn('url', payload)).toBe(false)
    expect(showAlertDialog).toHaveBeenCalledWith({
      title: '링크를 복사하지 못했습니다. 아래 주소를 직접 복사해 주세요.',
      text: payload.surl,
    })
    expect(showSnackbar).not.toHaveBeenCalled()
  })

  test('the device’s own dialog: closing it shares nothing; when it fails, the link is copied', async () => {
    const share = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new DOMException('', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    expect(await shareOn('native', payload)).toBe(false)
    share.mockRejectedValueOnce(new TypeError('no'))
    expect(await shareOn('native', payload)).toBe(true)
    expect(writeText).toHaveBeenCalledWith(payload.surl)
    Reflect.deleteProperty(navigator, 'share')
  })
})

describe('the sheet', () => {
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)

  test('offers every channel by name; the device’s dialog only where there is one', async () => {
    await render(<ShareSheet payload={payload} eventId={undefined} close={() => undefined} />)
    for (const name of ['카카오톡', '페이스북', '인스타그램', '밴드', '링크 복사', '닫기']) expect(button(name), name).toBeDefined()
    expect(button('다른 앱')).toBeUndefined()
    expect(place.textContent).toContain('h.example/s/abcdefg')
  })

  test('is closed before the channel opens; a member’s share is recorded for the event', async () => {
    const close = vi.fn()
    await render(<ShareSheet payload={payload} eventId="3" close={close} />)
    await act(async () => button('링크 복사')!.click())
    expect(close).toHaveBeenCalledOnce()
    expect(writeText).toHaveBeenCalledWith(payload.surl)
    await vi.waitFor(() =>
      expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'event.svcEntryShare' }), { eventId: '3', channel: 'url' }),
    )
  })
})
