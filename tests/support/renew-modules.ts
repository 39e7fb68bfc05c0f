// Before each file of the tests that share a process: every module of ours is evaluated anew, with the mocks of the file, and finds the
// registries on globalThis as empty as in a new process; time, globals and the environment are as at its start. Packages stay loaded,
// which is most of what a process of its own would cost.
import { vi } from 'vitest'

const globals = globalThis as Record<symbol, unknown>
const START = Symbol.for('tests.environment')
const start = (globals[START] ??= { ...process.env }) as NodeJS.ProcessEnv
const isOfVitest = (name: string): boolean => name.startsWith('VITEST')

vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
for (const key of Object.getOwnPropertySymbols(globals)) if (Symbol.keyFor(key)?.startsWith('maru.')) delete globals[key]
for (const name of Object.keys(process.env)) if (!(name in start) && !isOfVitest(name)) delete process.env[name]
for (const [name, value] of Object.entries(start)) if (!isOfVitest(name) && process.env[name] !== value) process.env[name] = value
