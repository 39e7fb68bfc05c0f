import { AREAS } from '@/schemas/areas'
import { kebabName } from './kebab-name'
import { stop } from './stop'

/** `events/entries` → `['events', 'entries']`; anything else stops the command with its usage. */
export function areaAndName(text: string | undefined, usage: string): [area: string, name: string] {
  const [area = '', name] = (text ?? '').split('/')
  if (!Object.hasOwn(AREAS, area)) stop(`${usage}\nAreas: ${Object.keys(AREAS).join(', ')}`)
  return [area, kebabName(name, usage)]
}
