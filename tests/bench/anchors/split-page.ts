// Takes a rendered page apart into what a developer would write by hand for another renderer: one template for each kind of block, and
// plain data. Blocks of one structure share a template; what is the same in all of them stands in it as text, everything else is data.
import { DomUtils, parseDocument } from 'htmlparser2'

type ChildNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<ChildNode, { attribs: Record<string, string> }>

/** A place in a template: fixed text, or the position of a value in the data. */
export type Value = string | number
export type Part =
  | { kind: 'text'; value: Value }
  /** HTML that is a value: the text of an editor, a script with data. */
  | { kind: 'html'; value: Value }
  /** The blocks of a slot, by its position in the data. */
  | { kind: 'slot'; slot: number }
  | { kind: 'element'; tag: string; attributes: [name: string, value: Value][]; children: Part[] }

/** One block of the page. */
export interface BlockData {
  template: string
  values: string[]
  slots: BlockData[][]
}

interface Template {
  name: string
  root: Part
  /** The values of every block that has this structure. */
  blocks: BlockData[]
}

/** @param html of `<main>`'s content, in which every block has a frame. */
export function splitPage(html: string): { templates: Map<string, Part>; blocks: BlockData[] } {
  const templates = new Map<string, Template>()
  const split = (frame: Element): BlockData => {
    const block: BlockData = { template: '', values: [], slots: [] }
    const root = partOf(frame, block, split, 0)
    const structure = JSON.stringify(root)
    let template = templates.get(structure)
    if (!template) templates.set(structure, (template = { name: `Block${templates.size}`, root, blocks: [] }))
    template.blocks.push(block)
    block.template = template.name
    return block
  }
  const blocks = parseDocument(html)
    .children.flatMap((node) => frameOf(node) ?? [])
    .map(split)
  return { blocks, templates: new Map([...templates.values()].map((template) => [template.name, withConstants(template)])) }
}

const isElement = (node: ChildNode): node is Element => 'attribs' in node
/** The node, where it is the frame of a block. */
const frameOf = (node: ChildNode): Element | undefined => (isElement(node) && 'data-block' in node.attribs ? node : undefined)

function partOf(element: Element, block: BlockData, split: (frame: Element) => BlockData, depth: number): Part {
  const attributes = Object.entries(element.attribs).map(([name, value]): [string, Value] => [name, block.values.push(value) - 1])
  const place = { kind: 'element', tag: element.name, attributes } as const
  // The text of an editor is one value: it lies two elements below its frame.
  if (depth === 2 && (element.parent?.parent as Element).attribs['data-block'] === 'rich-text')
    return { ...place, children: [{ kind: 'html', value: block.values.push(DomUtils.getInnerHTML(element)) - 1 }] }
  const children: Part[] = []
  for (const [i, child] of element.children.entries()) {
    const frame = frameOf(child)
    if (frame) {
      if (i === 0 || !frameOf(element.children[i - 1]!)) children.push({ kind: 'slot', slot: block.slots.push([]) - 1 })
      block.slots.at(-1)!.push(split(frame))
    } else if (!isElement(child)) {
      if ('data' in child) children.push({ kind: 'text', value: block.values.push(child.data) - 1 })
    } else if (child.name === 'script') children.push({ kind: 'html', value: block.values.push(DomUtils.getOuterHTML(child)) - 1 })
    else children.push(partOf(child, block, split, depth + 1))
  }
  return { ...place, children }
}

/** Moves what all blocks of a template have in common out of their data. */
function withConstants({ root, blocks }: Template): Part {
  const first = blocks[0]!.values
  const varying = first.flatMap((value, i) => (blocks.every(({ values }) => values[i] === value) ? [] : [i]))
  const placed = (value: Value): Value => (varying.includes(value as number) ? varying.indexOf(value as number) : first[value as number]!)
  const visit = (part: Part): Part => {
    if (part.kind === 'slot') return part
    if (part.kind !== 'element') return { ...part, value: placed(part.value) }
    const attributes = part.attributes.map(([name, value]): [string, Value] => [name, placed(value)])
    return { ...part, attributes, children: part.children.map(visit) }
  }
  const settled = visit(root)
  for (const block of blocks) block.values = varying.map((i) => block.values[i]!)
  return settled
}
