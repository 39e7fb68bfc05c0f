// The elements of our own map. What they look like is in add-map-style.ts.
import type { Ground } from './read-ground'

const SVG = 'http://www.w3.org/2000/svg'

export interface MapFrame {
  root: HTMLElement
  land: SVGGElement
  names: HTMLElement
  marks: HTMLElement
  /** The chosen store and the visitor, above all marks. */
  extras: HTMLElement
  /** Says what happened on the map. */
  status: HTMLElement
  hint: HTMLElement
  tools: { closer: HTMLButtonElement; farther: HTMLButtonElement; whole: HTMLButtonElement }
}

let made = 0

export function mapFrame(ground: Ground): MapFrame {
  const root = newElement('div', 'map', { role: 'group', 'aria-label': '매장 지도', tabindex: '-1' })
  const help = newElement('p', 'sr-only', { id: `map-help-${++made}` })
  help.textContent =
    '방향 키로 표시 사이를 옮기고, 엔터 키로 열고, Esc 키로 되돌아갑니다. 더하기와 빼기 키로 확대하고 축소하며, Home 키로 전체를 봅니다.'
  root.setAttribute('aria-describedby', help.id)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  const land = document.createElementNS(SVG, 'g')
  for (const { PATH } of ground) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', PATH)
    land.append(path)
  }
  svg.append(land)
  const names = newElement('div', 'map-names', { 'aria-hidden': 'true' })
  const marks = newElement('div', 'map-marks')
  const extras = newElement('div', 'map-names', { 'aria-hidden': 'true' })
  const status = newElement('p', 'sr-only', { role: 'status' })
  const hint = newElement('p', 'map-hint', { 'aria-hidden': 'true', hidden: '' })
  hint.textContent = /Mac/.test(navigator.userAgent) ? '⌘ 키를 누른 채 스크롤하면 확대됩니다' : 'Ctrl 키를 누른 채 스크롤하면 확대됩니다'
  const tools = { closer: tool('확대', 'M12 4.5v15M4.5 12h15'), farther: tool('축소', 'M4.5 12h15'), whole: tool('전체 보기', WHOLE) }
  const box = newElement('div', 'map-tools', { 'data-map-tools': '' })
  box.append(...Object.values(tools))
  root.append(help, svg, names, marks, extras, hint, box, status)
  return { root, land, names, marks, extras, status, hint, tools }
}

const WHOLE = 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15'

function tool(label: string, drawing: string): HTMLButtonElement {
  const button = newElement('button', '', { type: 'button', 'aria-label': label }) as HTMLButtonElement
  const icon = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: '20', height: '20', class: 'icon', 'aria-hidden': 'true' }))
    icon.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', drawing)
  icon.append(path)
  button.append(icon)
  return button
}

function newElement(tag: string, className: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
