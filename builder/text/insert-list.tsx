'use client'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { BlockCard } from '@/schemas/page/catalogue'
import { BlockIcon } from '../shell/block-icon'
import { namesOfCard, paletteCards } from '../shell/palette-groups'
import { findByName } from '../state/find-by-name'

interface Props {
  /** Which blocks may be chosen here. */
  isFit?: (card: BlockCard) => boolean
  onPick: (card: BlockCard) => void
  onClose: () => void
  /** A slash where nothing is asked yet: the sign itself was wanted. */
  onSlash?: (() => void) | undefined
}

/** A field that finds a block by its name, and the blocks it finds. Enter that ends a syllable puts nothing in. */
export function InsertList({ isFit = () => true, onPick, onClose, onSlash }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = findByName(query, paletteCards().filter(isFit), namesOfCard)
  const current = Math.min(at, found.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const last = found.length - 1
    if (event.code === 'ArrowDown') setAt(current >= last ? 0 : current + 1)
    else if (event.code === 'ArrowUp') setAt(current <= 0 ? last : current - 1)
    else if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      if (found[current]) onPick(found[current])
    } else if (event.code === 'Escape' || (event.code === 'Backspace' && query === '')) onClose()
    else if (event.key === '/' && query === '' && onSlash) onSlash()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <input
        // It was opened to be typed into.
        ref={focusOnce}
        role="combobox"
        aria-label="넣을 블록 찾기"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        placeholder="블록 이름이나 초성"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="h-9 w-full shrink-0 border-b border-studio-line bg-transparent px-3 outline-none placeholder:text-studio-text-mute max-md:h-11 max-md:text-body"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="블록"
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto p-1 outline-none"
      >
        {found.map((card, index) => (
          <div
            key={card.type}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            data-type={card.type}
            onPointerMove={() => index !== current && setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(card)}
            className={`flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 max-md:min-h-11 pointer-coarse:min-h-11 ${index === current ? 'bg-studio-select-soft' : ''}`}
          >
            <span className="grid size-4 shrink-0 place-items-center text-studio-text-mute">
              <BlockIcon type={card.type} opaque={false} />
            </span>
            <span className="truncate">{card.title}</span>
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
