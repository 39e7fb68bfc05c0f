// @vitest-environment happy-dom
import { setTimeout as sleep } from 'node:timers/promises'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fetchCall, setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { LinkInput } from './link-input'
import { TargetProvider, type Target } from './target'

const { place, render } = reactPlace()
const THING = { kind: 'products', id: 'P1', title: '제품', name: '오크 마루', address: '/zin/product/oak', state: 'live', picture: '' }
const searched = vi.fn()
setCaller((async (_: unknown, input: { addresses?: string; search?: string }) => {
  if (input.addresses !== undefined)
    return {
      items: input.addresses.split('\n').map((address) => ({
        ...{ address, verdict: 'fine', message: '' },
        target: address.startsWith(THING.address) ? THING : null,
      })),
    }
  if (!('search' in input) && !('kind' in input)) return { items: [], item: { kinds: [] } }
  searched(input.search)
  return { items: input.search === '오크' || input.search?.startsWith(THING.address) ? [THING] : [], item: { kinds: [] } }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))

let value: unknown
const listeners = new Set<() => void>()
const nothing = () => undefined
const target: Target = {
  ids: [],
  isReadOnly: false,
  subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  read: () => value,
  holds: () => 'all',
  write: (_, [change]) => {
    value = change!.value
    listeners.forEach((listener) => listener())
    return true
  },
  seal: nothing,
  undo: nothing,
  redo: nothing,
  announce: nothing,
  requests: createStore(() => ({ requestedField: null })),
}
const button = (words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)!
const box = () => place.querySelector<HTMLInputElement>('input')!
const key = (code: string) =>
  act(
    async () =>
      void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true })),
  )
// What has come is drawn when `act` ends.
async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !check(); tries += 1) await act(() => sleep(20))
  expect(check()).toBe(true)
}
const offered = () => document.querySelectorAll('[role=option]').length
const search = async (text: string): Promise<void> => {
  await act(async () => box().focus())
  await act(async () => typeInto(box(), text))
}

beforeEach(async () => {
  value = ''
  searched.mockClear()
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TargetProvider value={target}>
        <LinkInput key={Math.random()} pointer="/link" schema={{ type: 'string', title: '링크', default: '' }} isRequired={false} />
      </TargetProvider>
    </SWRConfig>,
  )
})

test('the focus goes with the control: to the card that was chosen by keyboard, and to the input when it is cleared', async () => {
  await search('오크')
  await until(() => offered() === 1)
  await key('ArrowDown')
  await key('Enter')
  expect(value).toBe(THING.address)
  await until(() => button('바꾸기') !== undefined)
  expect(document.activeElement).toBe(button('바꾸기'))
  await act(async () => button('바꾸기').click())
  expect(document.activeElement).toBe(box())
  await act(async () => box().blur())
  await act(async () => button('지우기').click())
  expect([value, document.activeElement]).toEqual(['', box()])
})

test.each(['http://', ''])(
  'an address of this site pasted with “%s” before its host is the page that it leads to, at once',
  async (scheme) => {
    await search(`${scheme}${location.host}${THING.address}?utm=1`)
    await until(() => offered() === 1)
    expect(searched).toHaveBeenLastCalledWith(`${THING.address}?utm=1`)
    expect(place.textContent).not.toMatch(/다른 사이트로|쓸 수 없는/)
    expect(value).toBe(`${THING.address}?utm=1`)
  },
)

test('the address of another site leads to another site', async () => {
  await search('https://example.com/zin/product/oak')
  expect(place.textContent).toContain('다른 사이트로 이어집니다.')
  expect(value).toBe('https://example.com/zin/product/oak')
})
