// The same content for Puck: its own data shape, its own slots, and the views of our renderer.
import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Config, Data } from '@puckeditor/core'
import { BlockFallback } from '@/renderer/block-fallback'
import type { PageContext, ViewProps } from '@/renderer/define-block'
import { ErrorBoundary } from '@/renderer/error-boundary'
import { slotsOf } from '@/schemas/page/block-definition'
import type { Block, PageDocument } from '@/schemas/page/document'
import { serverBlocks } from './server-blocks'

type Slot = (props: Record<string, unknown>) => ReactNode
type Item = { type: string; props: Record<string, unknown> & { id: string } }
/** Slot fields are named per component in Puck; ours may depend on the props, so all names that occur are declared. */
const slotNames = new Map<string, Set<string>>()

/** Call it before `puckConfig`: the names of the slots are read from the document. */
export function puckData(document: PageDocument): Data {
  return { root: { props: { title: document.title } }, content: document.blocks.map(puckItem) }
}

function puckItem({ id, type, props, slots = {} }: Block): Item {
  const names = slotNames.get(type) ?? new Set()
  slotNames.set(type, names)
  const card = serverBlocks.find((block) => block.type === type)!
  for (const name of Object.keys(slotsOf(card, props))) names.add(name)
  return {
    type,
    props: { ...props, id, ...Object.fromEntries(Object.entries(slots).map(([name, list]) => [`slot-${name}`, list.map(puckItem)])) },
  }
}

/** @param framed whether each component has the frame of our renderer; Puck itself has none. */
export function puckConfig(page: PageContext, framed: boolean): Config {
  const components = serverBlocks.map((block) => {
    const names = [...(slotNames.get(block.type) ?? [])]
    const View = block.view as unknown as ComponentType<ViewProps<unknown, unknown>>
    const draw = (given: Record<string, unknown>) => {
      const { id, puck: _, ...props } = given
      const slots: Record<string, ReactNode> = {}
      for (const name of names) {
        const Content = props[`slot-${name}`] as Slot | undefined
        delete props[`slot-${name}`]
        if (Content) slots[name] = <Content />
      }
      const drawn = <View id={id as string} props={props} data={undefined} slots={slots} page={page} />
      if (!framed) return drawn
      return (
        <div className="contents" data-block={block.type} data-id={id as string}>
          <ErrorBoundary>
            <Suspense fallback={<BlockFallback />}>{drawn}</Suspense>
          </ErrorBoundary>
        </div>
      )
    }
    const fields = Object.fromEntries(names.map((name) => [`slot-${name}`, { type: 'slot' }]))
    return [block.type, { fields, render: draw }]
  })
  return { components: Object.fromEntries(components) }
}
