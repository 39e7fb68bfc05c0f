// Before each file of the pure tests, which share their modules: a file that forgot to register its blocks must not find those
// that another file registered.
for (const name of ['maru.definitions', 'maru.subjects']) {
  const registry = (globalThis as Record<symbol, unknown>)[Symbol.for(name)] as Map<string, unknown> | Set<string> | undefined
  registry?.clear()
}
