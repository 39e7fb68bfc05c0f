import type { Rights } from './rights'

/** Areas whose work is also done by who only publishes. */
const DECIDED: ReadonlySet<string> = new Set(['community', 'events'])

/** Whether what comes in of an area waits for this person: what is only looked at waits for nobody. */
export const waitsFor = (rights: Rights, area: string): boolean => rights.writes(area) || (DECIDED.has(area) && rights.publishes(area))
