import { describe, expect, it, vi } from 'vitest'
import { DialogStack } from './dialog-stack'

const names = (stack: DialogStack<string>) => stack.snapshot().map((dialog) => dialog.name)

describe('the stack of dialogs', () => {
  it('S-MODAL-1: puts each dialog on top and resolves its promise with its result', async () => {
    const stack = new DialogStack<string>()
    const a = stack.open('A', '')
    const b = stack.open<{ ok: boolean }>('B', '')
    expect(names(stack)).toEqual(['A', 'B'])
    stack.close('B', { ok: true })
    expect(await b).toEqual({ ok: true })
    expect(names(stack)).toEqual(['A'])
    stack.close()
    expect(await a).toBeUndefined()
  })

  it('S-MODAL-2: closes by name, else the last one, and ignores an unknown name', () => {
    const stack = new DialogStack<string>()
    for (const name of ['A', 'B', 'C']) void stack.open(name, '')
    stack.close('Z')
    expect(names(stack)).toEqual(['A', 'B', 'C'])
    stack.close('A')
    expect(names(stack)).toEqual(['B', 'C'])
    stack.close()
    expect(names(stack)).toEqual(['B'])
  })

  it('S-MODAL-3, RT-22: clearing settles every promise, a confirm as cancelled', async () => {
    const stack = new DialogStack<string>()
    const answers = Promise.all([stack.open('A', ''), stack.alert(''), stack.confirm('')])
    stack.clear()
    expect(await answers).toEqual([undefined, undefined, 'cancel'])
    expect(names(stack)).toEqual([])
  })

  it('S-MODAL-5, Q-021: shows one alert and one confirm at most, and a second shares the answer of the first', async () => {
    const stack = new DialogStack<string>()
    const first = stack.confirm('first')
    const second = stack.confirm('second')
    void stack.alert('a')
    void stack.alert('b')
    expect(stack.snapshot().map(({ kind, view }) => [kind, view])).toEqual([
      ['confirm', 'first'],
      ['alert', 'a'],
    ])
    stack.close('confirm', 'ok')
    expect(await Promise.all([first, second])).toEqual(['ok', 'ok'])
  })

  it('S-MODAL-6: treats every result except ok as cancel', async () => {
    const stack = new DialogStack<string>()
    const answer = stack.confirm('')
    stack.close()
    expect(await answer).toBe('cancel')
  })

  it('notifies its subscribers of each change and returns the same snapshot in between', () => {
    const stack = new DialogStack<string>()
    const listener = vi.fn()
    const stop = stack.subscribe(listener)
    void stack.open('A', '')
    expect(stack.snapshot()).toBe(stack.snapshot())
    stop()
    stack.close()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
