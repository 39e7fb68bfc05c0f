// Before each file of the pure tests, which share their modules: a file that forgot to register its blocks must not find those
// that another file registered.
const registry = (globalThis as Record<symbol, unknown>)[Symbol.for('maru.catalogue')] as
  { definitions: Map<string, unknown>; subjects: Set<string> } | undefined
registry?.definitions.clear()
registry?.subjects.clear()
