// Areas of the console have names of their own: a record type that took the name of another area would also take its place, and a
// personal area would be open to every manager.
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
