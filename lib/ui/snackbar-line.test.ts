import { describe, expect, it } from 'vitest'
import { SnackbarLine, type Clock } from './snackbar-line'

/** A clock that moves only by `pass`. */
function handClock(): Clock & { pass(milliseconds: number): void } {
  let now = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  return {
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    pass(milliseconds) {
      now += milliseconds
      for (const entry of [...waiting]) if (entry.at <= now && waiting.delete(entry)) entry.run()
    },
  }
}
function start() {
  const clock = handClock()
  return { clock, line: new SnackbarLine(clock, () => {}) }
}

describe('the snackbar', () => {
  it('S-SNACK-1, C-SNACK: is still shown at 1.9 s and gone at 2.1 s', () => {
    const { clock, line } = start()
    line.show({ text: '링크를 복사했습니다.' })
    clock.pass(1900)
    expect(line.shown?.text).toBe('링크를 복사했습니다.')
    clock.pass(200)
    expect(line.shown).toBeUndefined()
  })

  it('S-SNACK-1: goes at once when closed', () => {
    const { clock, line } = start()
    line.show({ text: 'a' })
    clock.pass(500)
    line.close()
    expect(line.shown).toBeUndefined()
  })

  it('shows one message at a time, each for its own time', () => {
    const { clock, line } = start()
    line.show({ text: 'a' })
    clock.pass(1500)
    line.show({ text: 'b' })
    clock.pass(1500)
    expect(line.shown?.text).toBe('b')
    clock.pass(500)
    expect(line.shown).toBeUndefined()
  })

  it('stays 5 s for a failure', () => {
    const { clock, line } = start()
    line.show({ text: 'a', isFault: true })
    clock.pass(4900)
    expect(line.shown).toBeDefined()
    clock.pass(200)
    expect(line.shown).toBeUndefined()
  })

  it('stays 5 s with an action, and pauses while it is being read', () => {
    const { clock, line } = start()
    line.show({ text: 'a', action: { label: '다시 시도', run() {} } })
    clock.pass(4900)
    expect(line.shown).toBeDefined()
    line.pause()
    clock.pass(60_000)
    expect(line.shown).toBeDefined()
    line.resume()
    clock.pass(5000)
    expect(line.shown).toBeUndefined()
  })
})
