'use client'
import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { searchWords } from '../list/list-query'
import { FIELD } from '../ui/field'
import { POPUP } from '../ui/popup'
import { thumbnail } from '../ui/thumbnail'
import type { FieldAria } from './field-frame'
import { WRONG } from './text-input'
import { useFoundRecords, type RecordOption } from './record-option'

interface ReferenceSearchProps {
  aria: FieldAria
  type: string
  placeholder: string
  isReadOnly?: boolean
  /** Ids that are chosen already: shown, and not to be chosen again. */
  chosen: readonly string[]
  onPick: (option: RecordOption) => void
}

/** Finds a record while one types. The service searches, so that any of many thousand is found. */
export function ReferenceSearch({ aria, type, placeholder, isReadOnly = false, chosen, onPick }: ReferenceSearchProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { options, isSearching, fault } = useFoundRecords(type, isOpen ? searchWords(text) : undefined)
  const { 'aria-required': _required, ...rest } = aria
  const items = options ?? []
  return (
    <Combobox.Root<RecordOption>
      items={items}
      filteredItems={items}
      filter={null}
      value={null}
      onValueChange={(option) => {
        if (!option) return
        setText('')
        onPick(option)
      }}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        // A pick would write the name of the record into the field; the chosen one stands below it instead.
        if (reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press') setText(next)
      }}
      open={isOpen}
      onOpenChange={setOpen}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(a, b) => a.id === b.id}
      autoHighlight
      readOnly={isReadOnly}
    >
      <Combobox.Input
        {...rest}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className={`${FIELD} ${WRONG}`}
      />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-(--z-overlay)">
          <Combobox.Popup
            className={`${POPUP} max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto p-1`}
            aria-busy={isSearching}
          >
            <Combobox.Status className={fault ? 'p-2 text-danger' : 'sr-only'}>
              {fault || (isSearching ? '찾는 중입니다.' : `${items.length}개를 찾았습니다.`)}
            </Combobox.Status>
            <Combobox.Empty className="not-empty:p-2 text-studio-text-mute">
              {fault ? '' : isSearching ? '찾는 중입니다.' : '찾는 것이 없습니다. 다르게 입력해 보세요.'}
            </Combobox.Empty>
            <Combobox.List>
              {(option: RecordOption) => (
                <Combobox.Item
                  key={option.id}
                  value={option}
                  disabled={chosen.includes(option.id)}
                  className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-disabled:cursor-default data-disabled:text-studio-text-mute data-highlighted:bg-studio-100 max-md:min-h-11 pointer-coarse:min-h-11"
                >
                  <OptionLook option={option} note={chosen.includes(option.id) ? '고름' : undefined} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** A record with its picture, and its state where visitors do not see it. */
export function OptionLook({ option: { name, picture, state, isDeleted }, note }: { option: RecordOption; note?: string | undefined }) {
  const words = note ?? (isDeleted ? '휴지통에 있음' : state === 'draft' ? '게시 전' : '')
  return (
    <>
      {picture && (
        <img src={thumbnail(picture, 160)} alt="" loading="lazy" className="h-8 w-11 shrink-0 rounded-xs bg-studio-100 object-cover" />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">{name || '이름 없음'}</span>
      </span>
      {words && <span className={`shrink-0 text-studio-micro ${isDeleted ? 'text-danger' : 'text-studio-text-mute'}`}>{words}</span>}
    </>
  )
}
