import { kebabName } from './kebab-name'
import { stop } from './stop'

/** The areas that cut every floor (docs/house.md). */
const AREAS = ['base', 'auth', 'members', 'content', 'catalog', 'events', 'consulting', 'store', 'site'] as const

/** `events/entries` → `['events', 'entries']`; anything else stops the command with its usage. */
export function areaAndName(text: string | undefined, usage: string): [area: string, name: string] {
  const [area = '', name] = (text ?? '').split('/')
  if (!AREAS.some((one) => one === area)) stop(`${usage}\nAreas: ${AREAS.join(', ')}`)
  return [area, kebabName(name, usage)]
}
