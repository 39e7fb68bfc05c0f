'use client'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { BlockIcon } from '../ui/block-icon'
import { searchNamesOf, paletteDefinitions } from '../state/palette-groups'
import { useCombobox, useComboboxQuery } from '../ui/use-combobox'
import { findByName } from '@/lib/find-by-name'

interface Props {
  /** Which blocks are allowed here. */
  isFit?: (definition: BlockDefinition) => boolean
  onPick: (definition: BlockDefinition) => void
  onClose: () => void
  /** A slash with an empty query: the editor wanted the character itself. */
  onSlash?: (() => void) | undefined
}

/** A field that finds a block by name, and the matches. Enter that ends a composition inserts nothing. */
export function InsertList({ isFit = () => true, onPick, onClose, onSlash }: Props) {
  const query = useComboboxQuery()
  const found = findByName(query[0], paletteDefinitions().filter(isFit), searchNamesOf)
  const { field, list, option, current } = useCombobox(query, {
    count: found.length,
    onPick: (index) => onPick(found[index]!),
    onKey: ({ code, key }) => {
      if (code === 'Escape' || (code === 'Backspace' && query[0] === '')) onClose()
      else if (key === '/' && query[0] === '' && onSlash) onSlash()
      else return false
      return true
    },
  })

  return (
    <>
      <input
        // It was opened for typing.
        ref={focusOnce}
        {...field}
        aria-label="넣을 블록 찾기"
        placeholder="블록 이름이나 초성"
        className="h-9 w-full shrink-0 border-b border-studio-line bg-transparent px-3 outline-none placeholder:text-studio-text-mute max-md:h-11 max-md:text-body"
      />
      <div {...list} aria-label="블록" className="min-h-0 flex-1 overflow-y-auto p-1 outline-none">
        {found.map((definition, index) => (
          <div
            key={definition.type}
            {...option(index)}
            data-type={definition.type}
            className={`flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 max-md:min-h-11 pointer-coarse:min-h-11 ${index === current ? 'bg-studio-select-soft' : ''}`}
          >
            <span className="grid size-4 shrink-0 place-items-center text-studio-text-mute">
              <BlockIcon type={definition.type} opaque={false} />
            </span>
            <span className="truncate">{definition.title}</span>
          </div>
        ))}
        {found.length === 0 && (
          <p className="px-2 py-4 text-center text-studio-text-mute">맞는 블록이 없습니다. 다른 이름이나 초성으로 찾아 주세요.</p>
        )}
      </div>
      {onSlash && (
        <p className="shrink-0 border-t border-studio-line px-3 py-1.5 text-studio-micro text-studio-text-mute">
          /를 한 번 더 누르면 글자로 적습니다.
        </p>
      )}
      <p role="status" className="sr-only">
        {`블록 ${found.length}개를 찾았습니다.`}
      </p>
    </>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
