import { describe, expect, it } from 'vitest'
import type { Block, PageDocument } from '@/schemas/page/document'
import { inOrder, readTree } from '@/schemas/page/tree'
import { Mounting } from './mounting'

const leaf = (id: string): Block => ({ id, type: 'heading', v: 1, props: {} })
const page = (count: number): PageDocument => ({
  schemaVersion: 1,
  kind: 'page',
  title: '시험',
  blocks: Array.from({ length: count / 10 }, (_, i) => ({
    ...leaf(`s${i}`),
    slots: { content: Array.from({ length: 9 }, (_, k) => leaf(`s${i}-${k}`)) },
  })),
})

describe('Mounting', () => {
  it('renders the first blocks in reading order, then the rest in slices, then everything', () => {
    const tree = readTree(page(1_000))
    const mounting = new Mounting(tree)
    const due = () => inOrder(tree).filter(mounting.isDue).length
    expect(due()).toBe(100)

    const tasks: (() => void)[] = []
    const seen = [due()]
    let clock = 0
    mounting.run({
      later: (task) => tasks.push(task),
      now: () => (clock += 1),
      commit: (change) => {
        change()
        seen.push(due())
      },
    })
    while (tasks.length > 0) tasks.shift()!()
    expect(seen.at(-1)).toBe(1_000)
    expect(seen.every((count, i) => i === 0 || count > seen[i - 1]!)).toBe(true)
    expect(seen.length).toBeGreaterThan(2)
    expect(mounting.isDone).toBe(true)
  })
  it('shrinks its slices where they take long', () => {
    const mounting = new Mounting(readTree(page(1_000)))
    const tasks: (() => void)[] = []
    let clock = 0
    let slices = 0
    mounting.run({
      later: (task) => tasks.push(task),
      now: () => (clock += 500),
      commit: (change) => {
        slices++
        change()
      },
    })
    while (tasks.length > 0) tasks.shift()!()
    expect(slices).toBeGreaterThan(20)
  })
  it('renders up to a requested block', () => {
    const mounting = new Mounting(readTree(page(1_000)))
    expect(mounting.isDue('s70-3')).toBe(false)
    mounting.through('s70-3')
    expect(mounting.isDue('s70-3')).toBe(true)
    expect(mounting.isDue('s99')).toBe(false)
  })
  it('notifies a list exactly when its own part changes', () => {
    const mounting = new Mounting(readTree(page(1_000)))
    const ids = ['s50-0', 's50-1']
    const counts: number[] = []
    mounting.subscribe(() => counts.push(mounting.countDue(ids)))
    mounting.grow(50)
    mounting.grow(352)
    mounting.grow(100)
    expect(counts).toEqual([0, 1, 2])
  })
  it('renders a small page, and every added block, without waiting', () => {
    const mounting = new Mounting(readTree(page(50)))
    expect(mounting.isDone).toBe(true)
    expect(mounting.isDue('new')).toBe(true)
  })
})
