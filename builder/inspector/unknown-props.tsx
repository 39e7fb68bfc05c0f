'use client'
import { Trash2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../state/editor-provider'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { FieldSchema } from './field-schema'
import { under } from './value-at'
import { useTarget } from './target'

/** Stored with the block, but in no field of it: preserved until the editor removes it. */
export function UnknownProps({ id, schema }: { id: string; schema: FieldSchema }) {
  const editor = useEditor()
  const target = useTarget()
  const read = () =>
    Object.keys(editor.node(id)?.block.props ?? {})
      .filter((name) => !Object.hasOwn(schema.properties ?? {}, name))
      .join('\n')
  const names = useSyncExternalStore((listener) => editor.subscribeNode(id, listener), read, read)
  if (names === '') return null
  return (
    <ul aria-label="알 수 없는 항목" className="flex flex-col gap-1">
      {names.split('\n').map((name) => (
        <li
          key={name}
          data-field={under('', name)}
          className="flex items-center justify-between gap-2 rounded-md bg-danger-soft py-1 pr-1 pl-2.5 text-danger"
        >
          <span className="min-w-0">알 수 없는 항목 ‘{name}’이 있습니다.</span>
          <button
            type="button"
            aria-label={`${name} 없애기`}
            disabled={target.isReadOnly}
            onClick={() => target.write(name, [{ pointer: under('', name), value: undefined }], { once: true })}
            className={BUTTON}
          >
            <Trash2 {...ICON} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
