import { stop } from './stop'

/** A name in kebab-case; anything else stops the command with its usage. */
export function kebabName(name: string | undefined, usage: string): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name
  return stop(usage)
}
