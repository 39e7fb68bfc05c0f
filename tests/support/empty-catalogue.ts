// Before each file of the pure tests, which share their modules: a file that forgot to register its blocks must not find those
// that another file registered.
const shelf = (globalThis as Record<symbol, unknown>)[Symbol.for('maru.catalogue')] as
  { cards: Map<string, unknown>; subjects: Set<string> } | undefined
shelf?.cards.clear()
shelf?.subjects.clear()
