// Laws of the desks: what a view asks for is what the contract takes, and a view is what its URL says.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Desk, DeskView } from '@/app/office/_parts/desk/desk-definition'
import { usualOf, type DeskFilter } from '@/app/office/_parts/desk/desk-filter'
import type { AnyContract } from '@/schemas/api/base/contract'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import { isOfficeList } from '@/schemas/rules/base/office-lists'
import { root } from '../support/fixtures'

const files = globSync('app/office/*/*/*-desk.tsx', { cwd: root }).sort()
const desks: Desk<AnyContract>[] = []
beforeAll(async () => {
  for (const file of files) {
    const module = (await import(join(root, file))) as Record<string, Desk<AnyContract>>
    desks.push(...Object.values(module))
  }
})

/** A view with one value of each state, filter and order at a time. */
function viewsOf({ states, filters = [], sorts, search, read }: Desk<AnyContract>): DeskView[] {
  const usual = read('')
  return [
    usual,
    { ...usual, page: 501 },
    ...Object.keys(states?.words ?? {}).map((state) => ({ ...usual, state })),
    ...(search ? [{ ...usual, search: '결' }] : []),
    ...Object.keys(sorts).flatMap((sort) => [
      { ...usual, sort },
      { ...usual, sort, direction: 'asc' as const },
    ]),
    ...filters.flatMap((filter) => chosenOf(filter).map(([name, value]) => ({ ...usual, filters: { [name]: value } }))),
  ]
}

/** Each value of a choice, but for the usual one, which is no choice; one value of everything else. */
function chosenOf(filter: DeskFilter): (readonly [name: string, value: string])[] {
  if (filter.kind === 'days') return filter.names.map((name) => [name, '2026-06-01'] as const)
  if (filter.kind !== 'choose')
    return ['shop:a', 'house:3', '12', 'board'].filter((value) => filter.pattern.test(value)).map((value) => [filter.name, value] as const)
  const usual = usualOf(filter)
  return Object.keys(filter.choices).flatMap((value) => (value === usual ? [] : [[filter.name, value] as const]))
}

describe('each desk', () => {
  test('is found', () => expect(desks.length).toBeGreaterThan(2))

  test('asks for what its contract takes, whatever is chosen', () => {
    const refused = desks.flatMap((desk) => {
      // The pipeline adds keywords of its own.
      const takes = new Ajv({ strict: false }).compile({ ...(desk.contract.input as object), additionalProperties: false })
      return viewsOf(desk).flatMap((view) => (takes(desk.inputOf(view)) ? [] : [`${desk.id}: ${JSON.stringify(desk.inputOf(view))}`]))
    })
    expect(refused).toEqual([])
  })

  test('shows from a URL what was written into it', () => {
    for (const desk of desks) for (const view of viewsOf(desk)) expect(desk.read(desk.write(view)), desk.id).toEqual(view)
  })

  test('shows everything where the URL says nothing that it knows', () => {
    for (const { id, read, write, unfiltered } of desks) {
      const view = read('?state=none&from=2026&place=nowhere&sort=x&direction=up&page=0')
      expect(view, id).toEqual(read(''))
      expect(view, id).toMatchObject({ ...unfiltered, page: 1 })
      expect(write(view), id).toBe('')
    }
  })

  test('has a right, words and a dot for each state, and each act that is taken back has the act that does so', () => {
    for (const { id, states, acts = [], savedViews, columns } of desks) {
      expect(consoleArea(id), id).toBeDefined()
      expect(savedViews === undefined || isOfficeList(savedViews), id).toBe(true)
      if (columns.includes('state')) expect(Object.keys(states?.dots ?? {}), id).toEqual(Object.keys(states?.words ?? {}))
      for (const act of acts) if ('undo' in act) expect(acts.map((one) => one.id)).toContain(act.undo)
    }
  })
})
