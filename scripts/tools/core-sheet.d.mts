/** Pages that the core of the style sheet is for. */
export const CORE_PAGES: readonly string[]
/** Classes without which nothing matches the selector. */
export function classesNeeded(selector: string): string[]
/** @returns the core of the sheet, and the classes that only the whole one has rules for. */
export function cutCore(css: string, classes: Iterable<string>, kept: ReadonlySet<string>): { css: string; later: string[] }
