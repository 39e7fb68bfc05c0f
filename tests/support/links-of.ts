/** Every URL of this site in a piece of content: values that are paths, and hrefs inside rich text. */
export function linksOf(content: unknown): string[] {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^\/(?!\/)\S*$/.test(value)) found.add(value)
      else for (const [, href] of value.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)) found.add(href!)
    } else if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(content)
  return [...found]
}
