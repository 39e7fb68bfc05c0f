// What the areas bring, by part. The pipeline and the nouns that gather from every area read it here; services/areas.ts introduces the areas.
// It is on globalThis, because Next's bundles share no module state.
const key = Symbol.for('maru.areas')
const globals = globalThis as Record<symbol, unknown>
type AnyArea = Readonly<Record<string, unknown>>

/** Introduces the areas. The same again replaces them. */
export const registerAreas = (areas: readonly object[]): void => void (globals[key] = areas)

const areas = (): readonly AnyArea[] => (globals[key] ?? []) as readonly AnyArea[]

/** One part of every area, in the order of services/areas.ts; `Area` (services/area.ts) types it. */
export const areaParts = <T>(part: string): T[] => areas().flatMap((area) => (area[part] ?? []) as readonly T[])

/** The same for a part that is a table; what two areas name belongs to the later one. */
export const areaTable = <T>(part: string): Readonly<Record<string, T>> =>
  Object.assign({}, ...areas().map((area) => area[part] ?? {})) as Readonly<Record<string, T>>
