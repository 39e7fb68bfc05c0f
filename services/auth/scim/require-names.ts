import type { ScimLibrary } from './open-scimmy'
import type { Asked } from './require-resource'

/** Names that every object has, in small letters because the library takes the first letter of a name as small. */
const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(
  ['prototype', ...Object.getOwnPropertyNames(Object.prototype)].map((name) => name.toLowerCase()),
)
const areNames = (text: string): boolean => (text.match(/[\w$]+/g) ?? []).every((name) => !OF_EVERY_OBJECT.has(name.toLowerCase()))

/** What directories ask: a person or a group may be called anything. */
const ONE_NAME = /^\s*([\w.:-]+)\s+eq\s+"[^"]*"\s*$/i
/**
 * Without the texts in it, where what is a text is certain: the library ends a group at the first bracket, in a text too, so that what looks
 * like one from here may be read as names there.
 */
const withoutTexts = (filter: string): string => ONE_NAME.exec(filter)?.[1] ?? filter.replace(/"[^"()[\]]*"/g, '')

/**
 * The library builds objects by the names that a directory sends, without asking whether every object has such a thing: `__proto__.a eq "b"`
 * would write to all objects of this process.
 * @throws a SCIM error 400 for such a name in a question.
 */
export function requireNames({ Types }: ScimLibrary, { filter = '', attributes = '', excludedAttributes = '' }: Asked): void {
  if (!areNames(withoutTexts(filter))) throw new Types.Error(400, 'invalidFilter', `읽을 수 없는 조건입니다: ${filter}`)
  if (!areNames(`${attributes} ${excludedAttributes}`)) throw new Types.Error(400, 'invalidValue', '읽을 수 없는 항목 이름이 있습니다.')
}

/** @throws a SCIM error 400 for such a name in a body: of a field, or in the path of an operation. */
export function requireNamesOf({ Types }: ScimLibrary, body: Record<string, unknown>): void {
  const rest: unknown[] = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [name, one] of Object.entries(value)) {
      if (!areNames(name)) throw new Types.Error(400, 'invalidSyntax', `읽을 수 없는 항목 이름입니다: ${name}`)
      if (name.toLowerCase() === 'path' && typeof one === 'string' && !areNames(withoutTexts(one)))
        throw new Types.Error(400, 'invalidPath', `읽을 수 없는 자리입니다: ${one}`)
      rest.push(one)
    }
  }
}
