// Names of the records that a page may be about, which app/compose.ts registers. The list lives on globalThis, because Next's bundles
// share no module state.

const key = Symbol.for('maru.subjects')
const registry = ((globalThis as Record<symbol, unknown>)[key] ??= new Set()) as Set<string>

export function registerSubjects(names: Iterable<string>): void {
  for (const name of names) registry.add(name)
}
export const allSubjects = (): string[] => [...registry]
export const hasSubject = (name: string): boolean => registry.has(name)
