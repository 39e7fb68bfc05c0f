import { readFile } from './file'
import { kebabName } from './kebab-name'
import { stop } from './stop'

/** `events/entries` → `['events', 'entries']`; anything else stops the command with its usage. */
export function areaAndName(text: string | undefined, usage: string): [area: string, name: string] {
  const [area = '', name] = (text ?? '').split('/')
  const areas = [...readFile('schemas/areas.ts').matchAll(/^ {2}(\w+): \{ needs: /gm)].map(([, id]) => id!)
  if (!areas.includes(area)) stop(`${usage}\nAreas: ${areas.join(', ')}; another one: npm run new:area`)
  return [area, kebabName(name, usage)]
}
