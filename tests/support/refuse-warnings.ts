// A warning of `pg` is an error in its next major version, so it fails the run, with the stack of the call that it warns of.
const HEARS = Symbol.for('tests.warnings')
const globals = globalThis as Record<symbol, unknown>

if (!globals[HEARS]) {
  globals[HEARS] = true
  process.on('warning', (warning) => {
    if (/\bpg@\d/.test(warning.message)) throw warning
  })
}

export {}
