'use client'
// The form of the selection. There are three cases: without a selection the page itself, for one block its form, for several blocks their
// common properties.
import { Copy, Trash2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { definitionOf } from '@/schemas/page/definitions'
import type { PageStatus } from '@/schemas/api/site/builder'
import { removeBlocks } from '../commands/remove-blocks'
import type { CommandContext } from '../commands/command'
import { runCommand } from '../commands/commands'
import { mayTouch } from '@/schemas/rules/base/page-scope'
import { mayChange, mayHandle } from '../state/may-handle'
import { useEditor, useEditorState } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { useProblems as useFoundProblems } from '../problems/problems-provider'
import { BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'
import { ICON } from '../ui/icon'
import { BlockForm, type Tab } from './block-form'
import { JsonEditor } from './json-editor'
import { UnreadableNotice, MigrateNotice, useReading } from './unreadable-notice'
import { RightNote } from './right-note'
import { PageSettings } from './page-settings'
import { problemsOfBlock, ProblemsOfFields } from './problems-of-fields'
import { useRequestedField } from './use-requested-field'

/** Keys that a field handles itself and that would be shortcuts on the page. */
const OF_FIELDS = /^(Arrow|Page|Home|End|Delete|Backspace|Enter|Space|Slash|Key|Digit|Period|Comma)/

interface InspectorProps {
  context: CommandContext
  /** How the draft differs from the published page. */
  status: PageStatus
}

export function Inspector({ context, status }: InspectorProps) {
  // A form takes longer to render than the canvas, so the canvas shows a change first.
  const selection = useDeferredValue(useEditorState((state) => state.selection))
  const [tab, setTab] = useState<Tab>('content')

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && OF_FIELDS.test(event.code)) event.stopPropagation()
  }
  return (
    <div className={CHROME} data-chosen={selection.join(' ')} onKeyDown={onKeyDown}>
      {selection.length === 0 ? (
        <PageSettings status={status} />
      ) : (
        <Chosen key={selection.join(',')} ids={selection} context={context} tab={tab} onTab={setTab} />
      )}
    </div>
  )
}

interface ChosenProps {
  context: CommandContext
  ids: readonly string[]
  tab: Tab
  onTab: (tab: Tab) => void
}

function Chosen(props: ChosenProps) {
  const { ids } = props
  const editor = useEditor()
  const place = useRequestedField(ids.length === 1 ? ids[0]! : null)
  // The canvas shows what is being edited here.
  const onFocus = ({ target }: FocusEvent): void => {
    const at = target.closest<HTMLElement>('[data-field], [data-entry]')
    const path = at?.dataset['field'] ?? at?.dataset['entry']
    if (path !== undefined && ids.length === 1) editor.store.setState({ focusedField: { id: ids[0]!, path } })
  }
  return (
    <section ref={place} aria-label="블록 속성" data-page-field onFocus={onFocus}>
      <Head ids={ids} context={props.context} />
      <RightWords ids={ids} />
      {ids.length === 1 ? <One {...props} id={ids[0]!} /> : <Many {...props} />}
    </section>
  )
}

function Head({ ids, context }: Pick<ChosenProps, 'ids' | 'context'>) {
  const editor = useEditor()
  const { name, kind } = useHeadWords(ids)
  const mayEdit = editor.state.role === 'adm' && ids.every((id) => mayHandle(editor, id))
  return (
    <div className="flex items-start gap-1 pt-3 pr-2 pb-1.5 pl-3.5">
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-studio-title">{name}</h2>
        <p className="text-studio-micro text-studio-text-mute">{kind}</p>
      </div>
      {mayEdit && (
        <>
          <button type="button" aria-label="복제" title="복제" onClick={() => runCommand('duplicate', context)} className={BUTTON}>
            <Copy {...ICON} />
          </button>
          <button type="button" aria-label="지우기" title="지우기" onClick={() => runCommand('remove', context)} className={BUTTON}>
            <Trash2 {...ICON} />
          </button>
        </>
      )}
    </div>
  )
}

/** Why the form cannot be written in, or not all of it. */
function RightWords({ ids }: { ids: readonly string[] }) {
  const editor = useEditor()
  if (editor.state.role === 'mng' || ids.every((id) => mayHandle(editor, id))) return null
  return (
    <div className="px-3.5">
      <RightNote>
        {ids.some((id) => !mayChange(editor, id))
          ? '이 역할로는 고칠 수 없는 블록입니다. 고치셔야 하면 관리자에게 역할을 확인해 주세요.'
          : ids.some((id) => !mayTouch(editor.scope, { type: editor.node(id)?.block.type ?? '' }))
            ? '이 역할로는 이 블록의 정해진 항목만 고칠 수 있습니다.'
            : '안에 이 역할로 고칠 수 없는 블록이 있어 옮기거나 지울 수 없습니다.'}
      </RightNote>
    </div>
  )
}

function useHeadWords(ids: readonly string[]): { name: string; kind: string } {
  const editor = useEditor()
  const read = (): string => {
    if (ids.length > 1) {
      const titles = new Set(ids.map((id) => definitionOf(editor.node(id)?.block.type ?? '')?.title ?? '모르는 블록'))
      return `블록 ${ids.length}개\n${[...titles].join(', ')}`
    }
    const node = editor.node(ids[0]!)
    if (!node || node.opaque) return `${labelOf(node)}\n`
    return `${labelOf(node)}\n${definitionOf(node.block.type)?.title ?? node.block.type} 블록, 버전 ${node.block.v}`
  }
  const text = useSyncExternalStore(
    (listener) => {
      const leave = ids.map((id) => editor.subscribeNode(id, listener))
      return () => leave.forEach((one) => one())
    },
    read,
    read,
  )
  const [name = '', kind = ''] = text.split('\n')
  return { name, kind }
}

function One({ id, ids, tab, onTab }: ChosenProps & { id: string }) {
  const editor = useEditor()
  const reading = useReading(id)
  const found = useFoundProblems((state) => state.problems)
  const problems = useMemo(() => problemsOfBlock(found, id), [found, id])
  switch (reading) {
    case 'gone':
      return null
    case 'migrated':
      return <MigrateNotice id={id} />
    case 'current':
    case 'invalid-props':
      return (
        <ProblemsOfFields problems={problems}>
          <BlockForm ids={ids} types={[editor.node(id)!.block.type]} tab={tab} onTab={onTab} problems={problems} />
          {reading === 'invalid-props' && (
            <details className="border-t border-studio-line p-3.5">
              <summary className="text-studio-text-mute">
                맞지 않는 내용이 있어 방문자에게 보이지 않습니다. 표시된 곳을 고치거나 저장된 내용을 펼쳐 고쳐 주세요.
              </summary>
              <div className="pt-3">
                <JsonEditor id={id} />
              </div>
            </details>
          )}
        </ProblemsOfFields>
      )
    default:
      return <UnreadableNotice id={id} reason={reading} onRemove={() => removeBlocks(editor, [id])} />
  }
}

const NONE = new Map<string, never[]>()

function Many({ ids, tab, onTab }: ChosenProps) {
  const editor = useEditor()
  const types = ids.map((id) => editor.node(id)?.block.type ?? '')
  if (ids.some((id) => editor.node(id)?.opaque ?? true))
    return <p className="p-3.5 text-studio-text-mute">읽을 수 없는 블록이 함께 골라져 있습니다. 하나씩 골라 고쳐 주세요.</p>
  return (
    <ProblemsOfFields problems={NONE}>
      <BlockForm ids={ids} types={types} tab={tab} onTab={onTab} problems={NONE} />
    </ProblemsOfFields>
  )
}
