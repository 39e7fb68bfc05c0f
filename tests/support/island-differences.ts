import type { ComponentType } from 'react'
import type * as Wake from '@/renderer/browser/wake-island'

/**
 * Makes an island of a document live, and renders it once more from nothing. It names nothing outside itself, so that it can run in a
 * browser as well.
 * @returns where either shows something that the server has not written.
 */
export async function islandDifferences(
  element: HTMLElement,
  component: ComponentType<object>,
  wakeIsland: typeof Wake.wakeIsland,
): Promise<string[]> {
  const name = element.getAttribute('name')
  const written = shown(element)
  for (const slot of element.querySelectorAll('maru-slot')) {
    const aside = document.body.appendChild(document.createElement('template'))
    aside.dataset['slot'] = slot.getAttribute('data-slot')!
    aside.innerHTML = slot.innerHTML
  }
  const places = { awake: element, anew: element.cloneNode(false) as HTMLElement }
  const differences: string[] = []
  for (const [state, place] of Object.entries(places)) {
    const end = await wakeIsland(place, component, () => {})
    const now = shown(place)
    const at = now.findIndex((line, i) => line !== written[i])
    if (at >= 0 || now.length !== written.length) differences.push(`${name} ${state}: ${written[at]} became ${now[at]}`)
    end()
  }
  return differences

  /** Tags, attributes and texts in one spelling. */
  function shown(place: Element): string[] {
    const lines: string[] = []
    const visit = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) {
        // Preact joins no neighbours, and React parts them by comments.
        if (lines.at(-1)?.startsWith('"')) lines.push(lines.pop()! + node.textContent)
        else if (node.textContent) lines.push(`"${node.textContent}`)
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        const part = node as HTMLElement
        const isPlace = part.localName === 'maru-island' || part.localName === 'maru-slot' || part === place
        if (!isPlace) lines.push(`<${part.localName}${attributes(part)}>`)
        if (part.localName !== 'textarea') for (const child of part.childNodes) visit(child)
        if (!isPlace) lines.push('>')
      }
    }
    visit(place)
    return lines
  }

  function attributes(part: HTMLElement): string {
    // Values of fields are attributes to one and properties to the other, and the last two are not meant to be any.
    const ignored = ['value', 'checked', 'selected', 'defaultvalue', 'suppresshydrationwarning']
    // A link that acts as a control once its island is awake is called one from then on.
    if (part.localName === 'a') ignored.push('role', 'aria-haspopup', 'aria-checked', 'aria-disabled')
    // The page asks for its first picture at once, wherever that is.
    if (part.localName === 'img') ignored.push('loading', 'fetchpriority')
    // It leads back to the page on which it is.
    if (part.hasAttribute('data-login-here')) ignored.push('href')
    return [...part.attributes]
      .filter((attribute) => !ignored.includes(attribute.name.toLowerCase()))
      .map((attribute) => ` ${attribute.name.toLowerCase()}="${attribute.name === 'style' ? part.style.cssText : attribute.value}"`)
      .sort()
      .join('')
  }
}
