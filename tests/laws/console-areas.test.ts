// Areas of the console have names of their own: a record type that took the name of another area would also take its place, and a
// personal area would be open to every manager.
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { usualRights, type ConsoleArea } from '@/schemas/rules/base/console-areas'

/** Areas as they are without those of record types. */
let others: ConsoleArea[]
beforeAll(async () => {
  vi.resetModules()
  const registry = Symbol.for('maru.console-areas')
  const whole: unknown = Reflect.get(globalThis, registry)
  Reflect.set(globalThis, registry, undefined)
  others = (await import('@/schemas/rules/base/console-areas')).consoleAreas()
  Reflect.set(globalThis, registry, whole)
})

test('no record type has the name of another area', () => {
  const names = others.map(({ id }) => id)
  expect(RECORD_TYPES.map(({ type }) => type).filter((type) => names.includes(type))).toEqual([])
})

test('a manager without a role sees nothing that is personal', () => {
  const personal = others.filter(({ isPersonal }) => isPersonal).map(({ id }) => id)
  expect(personal).toContain('members')
  const usual = usualRights()
  expect(personal.filter((id) => usual[id])).toEqual([])
})

/** For everybody who is staff: what waits for them, their own account and that of their company, the guide, frames of blocks, and where the link of a mail leads. */
const FOR_ALL = ['home', 'account', 'company-account', 'guide/[[...page]]', 'canvas', 'workbench/frame', 'reset']

test('every other screen says in words that the role does not see it, and fails for nobody', () => {
  const asks = /rights(?:Of\(person\))?\.sees\(/
  // What makes the pages of lists and of their rows asks for all of them.
  expect(readFileSync('app/ice_builder/refusal-for.tsx', 'utf8')).toMatch(asks)
  for (const page of ['list', 'detail'])
    expect(readFileSync(`app/ice_builder/${page}-page.tsx`, 'utf8')).toMatch(/if \(refusal\) return refusal/)
  const unguarded = globSync('app/ice_builder/**/page.tsx').filter((file) => {
    const text = readFileSync(file, 'utf8')
    if (/^export default (?:list|detail)Page\(/m.test(text)) return false
    return !asks.test(text) && !FOR_ALL.some((name) => file.endsWith(`app/ice_builder/${name}/page.tsx`))
  })
  expect(unguarded).toEqual([])
})
