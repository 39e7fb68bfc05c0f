'use client'
import { Tabs } from '@base-ui/react/tabs'
import { useMemo, useState } from 'react'
import { definitionOf } from '@/schemas/page/definitions'
import { useEditor } from '../state/editor-provider'
import { commonFields, namesByTab } from './common-fields'
import { FieldList } from './field-list'
import { FieldMessages } from './field-frame'
import type { FieldSchema } from './field-schema'
import { stepsOf } from './value-at'
import { useProblems, type FieldProblem } from './problems-of-fields'
import { ShowTab } from './show-tab'
import { blockTarget, TargetProvider } from './target'
import { UnknownProps } from './unknown-props'
import { useFieldRequest } from './use-field-request'

export type Tab = 'content' | 'show' | 'look'
const TITLES: Record<Tab, string> = { content: '내용', show: '보이기', look: '모양' }
const TABS = Object.keys(TITLES) as Tab[]

interface Props {
  ids: readonly string[]
  types: readonly string[]
  tab: Tab
  onTab: (tab: Tab) => void
  problems: ReadonlyMap<string, readonly FieldProblem[]>
}

/** The three tabs of one block, or of the common properties of several. */
export function BlockForm({ ids, types, tab, onTab, problems }: Props) {
  const editor = useEditor()
  const kinds = types.join(',')
  const schema = useMemo(
    () => (ids.length === 1 ? (definitionOf(types[0]!)?.props as FieldSchema | undefined) : commonFields(types)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the kinds say all that matters of the list
    [kinds, ids.length],
  )
  const target = useMemo(() => blockTarget(editor, ids), [editor, ids])
  const names = useMemo(() => (schema ? namesByTab(schema) : { content: [], look: [] }), [schema])
  const tabOf = (pointer: string): Tab =>
    pointer.startsWith('#show') || /^\/(show|locked|name)(\/|$)/.test(pointer)
      ? 'show'
      : names.look.includes(stepsOf(pointer)[0] ?? '')
        ? 'look'
        : 'content'

  return (
    <TargetProvider value={target}>
      <RequestedTab tabOf={tabOf} onTab={onTab} />
      <Tabs.Root value={tab} onValueChange={(next) => onTab(next as Tab)}>
        <Tabs.List
          aria-label="속성"
          className="sticky top-0 z-(--z-sticky) flex gap-5 border-b border-studio-line bg-studio-panel px-3.5 max-md:gap-3 pointer-coarse:gap-3"
        >
          {TABS.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              className="flex h-9 items-center justify-center gap-1.5 border-b-2 border-transparent text-studio-text-mute hover:text-studio-text data-active:border-studio-text data-active:font-semibold data-active:text-studio-text max-md:h-11 max-md:min-w-11 pointer-coarse:h-11 pointer-coarse:min-w-11"
            >
              {TITLES[one]}
              <Count problems={problems} isHere={(pointer) => tabOf(pointer) === one} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(['content', 'look'] as const).map((one) => (
          <Tabs.Panel key={one} value={one} className="flex flex-col gap-3.5 p-3.5">
            {one === 'content' && <BlockMessages />}
            {one === 'content' && ids.length === 1 && schema && <UnknownProps id={ids[0]!} schema={schema} />}
            {schema && names[one].length > 0 ? (
              <FieldList pointer="" schema={schema} names={names[one]} />
            ) : (
              <p className="text-studio-text-mute">{emptyWords(one, ids.length)}</p>
            )}
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="show">
          <ShowTab ids={ids} />
        </Tabs.Panel>
      </Tabs.Root>
    </TargetProvider>
  )
}

function emptyWords(tab: 'content' | 'look', count: number): string {
  if (count > 1) return `고른 블록들이 함께 가진 ${tab === 'content' ? '내용' : '모양'}이 없습니다. 하나씩 골라 고쳐 주세요.`
  return tab === 'content' ? '이 블록에는 적을 내용이 없습니다.' : '이 블록에는 고를 모양이 없습니다.'
}

/** Opens the tab of the field that the editor asked to see. */
function RequestedTab({ tabOf, onTab }: { tabOf: (pointer: string) => Tab; onTab: (tab: Tab) => void }) {
  const request = useFieldRequest()
  const [seen, setSeen] = useState(0)
  if (request && request.n !== seen) {
    setSeen(request.n)
    onTab(tabOf(request.pointer))
  }
  return null
}

/** Problems of the block that belong to none of its fields. */
function BlockMessages() {
  return <FieldMessages words={useProblems('')} />
}

function Count({ problems, isHere }: { problems: Props['problems']; isHere: (pointer: string) => boolean }) {
  const count = [...problems].filter(
    ([pointer, list]) => isHere(pointer) && list.some(({ severity = 'error' }) => severity === 'error'),
  ).length
  if (count === 0) return null
  return (
    <span
      aria-label={`문제 ${count}개`}
      className="min-w-4 rounded-full bg-danger-soft px-1 text-center text-studio-micro font-semibold text-danger"
    >
      {count}
    </span>
  )
}
