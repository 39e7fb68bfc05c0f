import { pictureName } from '@/schemas/rules/base/different-first'

/** The photographs that a piece of content names, in its order: values that are paths, and sources inside rich text. */
export function picturesIn(content: unknown): string[] {
  return [...JSON.stringify(content).matchAll(/\/media\/(?:rooms|heroes)\/[a-z0-9-]+\.webp/g)].map(([path]) => pictureName(path))
}

/** Names that occur more than once. */
export const repeated = (names: readonly string[]): string[] => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
