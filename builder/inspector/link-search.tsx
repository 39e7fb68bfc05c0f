'use client'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { LinkedThing } from '@/schemas/api/site/link-targets'
import { searchWords } from '../list/list-query'
import { ownPath } from '../text/own-path'
import { POPUP } from '../ui/popup'
import { LinkKinds } from './link-kinds'
import { LinkLook } from './link-look'
import { useFoundLinks } from './use-found-links'

interface LinkSearchProps {
  /** Of the field: its name, its look, what is done when it is left. */
  input: ComponentProps<'input'>
  text: string
  onText: (text: string) => void
  onPick: (thing: LinkedThing) => void
  isReadOnly?: boolean
}

/** One types a name, its initials, or an address: what is found can be chosen, what is typed can stay. */
export function LinkSearch({ input, text, onText, onPick, isReadOnly = false }: LinkSearchProps) {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<string | null>(null)
  const words = searchedWords(text)
  const { things, kinds, isSearching, fault } = useFoundLinks(isOpen && words !== undefined ? words : undefined, kind)
  const offered = words === undefined ? [] : things
  // An open list covers the fields below it: without anything else than what is typed it closes.
  const isNew = isSearching || kind !== null || fault !== '' || !(offered.length === 1 && offered[0]!.address === text.trim())
  const turn = (by: 1 | -1): void => {
    const all = [null, ...kinds.map((one) => one.kind)]
    setKind(all[(all.indexOf(kind) + by + all.length) % all.length]!)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.code] : undefined
    if (by === undefined || !isOpen) return
    event.preventDefault()
    turn(by as 1 | -1)
  }
  const said = kind === null ? '' : `${kinds.find((one) => one.kind === kind)?.title ?? ''} 가운데 `
  return (
    <Autocomplete.Root<LinkedThing>
      items={offered}
      filteredItems={offered}
      mode="none"
      open={isOpen && words !== undefined && isNew}
      onOpenChange={setOpen}
      itemToStringValue={(one) => one.address}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onText(next)
      }}
      openOnInputClick
      readOnly={isReadOnly}
    >
      <Autocomplete.Input {...input} inputMode="text" autoComplete="off" spellCheck={false} onKeyDown={onKeyDown} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-(--z-overlay)" data-writing="">
          <Autocomplete.Popup
            aria-busy={isSearching}
            className={`${POPUP} flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-72 flex-col max-md:max-w-[calc(100vw-1rem)]`}
          >
            <LinkKinds kinds={kinds} value={kind} onChange={setKind} />
            <Autocomplete.Status className={fault ? 'p-2 text-danger' : 'sr-only'}>
              {fault || (isSearching ? '찾는 중입니다.' : `${said}${offered.length}개를 찾았습니다. 종류는 Alt와 좌우 화살표로 바꿉니다.`)}
            </Autocomplete.Status>
            <Autocomplete.Empty className="not-empty:p-3 text-studio-text-mute">
              {fault ? '' : isSearching ? '찾는 중입니다.' : '찾는 것이 없습니다. 다른 말이나 초성으로 찾거나 주소를 입력해 주세요.'}
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto p-1 empty:hidden">
              {(one: LinkedThing) => (
                <Autocomplete.Item
                  key={`${one.kind} ${one.id} ${one.address}`}
                  value={one}
                  onClick={() => onPick(one)}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-highlighted:bg-studio-100"
                >
                  <LinkLook thing={one} />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

/** What is looked for; nothing while the address of another site, a telephone number or a place on the page is typed. */
function searchedWords(text: string): string | undefined {
  const own = ownPath(text).trim()
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(own)) return undefined
  return searchWords(own === '/' ? '' : own)
}
