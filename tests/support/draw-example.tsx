import type { ReactNode } from 'react'
import type { AnyBlock, LoadInput, PageContext, ViewProps } from '@/renderer/define-block'
import type { Caller } from '@/schemas/api/base/call'
import { slotsOf } from '@/schemas/page/block-definition'
import { sampleOf } from './sample'

export const pageContext: PageContext = {
  now: '2026-11-21T09:00:00+09:00',
  path: '/zin/event/event/1',
  params: { id: '1' },
  query: {},
  page: { title: '봄맞이 자재전', route: '/zin/event/event/:id', layout: 'content' },
  site: { id: 'site', name: '라움결', phone: '1588-0000', url: 'http://localhost:3000', consultUrl: '/zin/consulting/start' },
}

/** Answers every contract with a value of its own schema. */
export const sampleCaller = (async (contract: { item?: never; items?: never }) => ({
  result: '200',
  resultMessage: '',
  item: contract.item ? sampleOf(contract.item) : undefined,
  items: contract.items ? [sampleOf(contract.items)] : [],
  totalCount: contract.items ? 1 : 0,
})) as unknown as Caller

/** A block's example as the renderer would draw it: data through its own load, one paragraph in every slot. */
export async function drawExample(block: AnyBlock, given: ExampleGiven = {}): Promise<ReactNode> {
  const view = await exampleView(block, given)
  const View = () => view()
  return <View />
}

export interface ExampleGiven {
  props?: Record<string, unknown>
  call?: Caller
}

/** The call of a block's view with its example, loaded already. Slots are made by the call, so that they fit to who makes them. */
export async function exampleView(block: AnyBlock, given: ExampleGiven = {}): Promise<() => ReactNode> {
  const { props: shown = block.example, call = sampleCaller } = given
  const props = shown as never
  const input: LoadInput<never> = { props, page: pageContext, call, signal: new AbortController().signal }
  const data = block.load ? (await block.load(input)).data : undefined
  const view = block.view as unknown as (props: ViewProps<Record<string, unknown>, unknown>) => ReactNode
  return () => {
    // A fragment's slot is filled by the reader, whatever its definition says.
    const slots: Record<string, ReactNode> = { content: <p>조각의 글</p> }
    for (const [name, slot] of Object.entries(slotsOf(block, shown))) slots[name] = <p>{slot.title}</p>
    return view({ id: 'example', props: shown, data, slots, page: pageContext })
  }
}
