'use client'
import { Popover } from '@base-ui/react/popover'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withParticle } from '@/lib/particle'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { ICON } from '@/builder/ui/icon'
import { POPUP } from '@/builder/ui/popup'
import { useStored } from './use-stored'

interface SavedView {
  name: string
  /** Query of the URL, with its `?`; empty for the usual view. */
  query: string
}

const MOST = 30

const readViews = (value: unknown): SavedView[] | undefined =>
  Array.isArray(value)
    ? value.filter(
        (one): one is SavedView =>
          typeof one === 'object' &&
          one !== null &&
          typeof (one as SavedView).name === 'string' &&
          typeof (one as SavedView).query === 'string',
      )
    : undefined

interface SavedViewsProps {
  /** Where this browser remembers them. */
  storedAt: string
  /** Query of the present view. */
  query: string
  onOpen: (query: string) => void
  onAnnounce: (words: string) => void
}

/** Views of the list under names of one's own: opened by one press, and stored with search, filters and order. */
export function SavedViews({ storedAt, query, onOpen, onAnnounce }: SavedViewsProps) {
  const [stored, store] = useStored(storedAt, readViews)
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  const views = stored ?? []
  const present = views.find((one) => one.query === query)
  const save = (): void => {
    const words = name.trim()
    if (words === '') return
    store([...views.filter((one) => one.name !== words), { name: words, query }].slice(-MOST))
    onAnnounce(`지금 보기를 ${withParticle(`‘${words}’`, '으로/로')} 저장했습니다.`)
    setName('')
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={present ? `저장한 보기: ${present.name}` : '저장한 보기'}
        className={`${LINE_BUTTON} ${present ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : 'px-0 md:px-3'}`}
      >
        <Bookmark {...ICON} />
        <span className="max-w-32 truncate max-md:hidden">{present?.name ?? '보기'}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={16} className="z-(--z-overlay)">
          <Popover.Popup aria-label="저장한 보기" className={`${POPUP} flex w-72 flex-col gap-2 p-3`}>
            {views.length === 0 ? (
              <p className="py-1 text-studio-text-mute">자주 쓰는 검색과 조건을 이름으로 저장해 두면 여기에서 바로 열 수 있습니다.</p>
            ) : (
              <ul className="-mx-1 max-h-64 overflow-y-auto">
                {views.map((view) => (
                  <li key={view.name} className="flex items-center">
                    <button
                      type="button"
                      aria-current={view === present ? 'true' : undefined}
                      className={`${BUTTON} min-w-0 flex-1 shrink justify-start aria-[current=true]:font-semibold`}
                      onClick={() => {
                        setOpen(false)
                        onOpen(view.query)
                      }}
                    >
                      <span className="truncate">{view.name}</span>
                    </button>
                    <button
                      type="button"
                      aria-label={`${view.name} 보기 지우기`}
                      className={`${BUTTON} text-studio-text-mute`}
                      onClick={() => {
                        store(views.filter((one) => one !== view))
                        onAnnounce(`‘${view.name}’ 보기를 지웠습니다.`)
                      }}
                    >
                      <Trash2 {...ICON} size={14} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <form
              className="flex gap-1.5 border-t border-studio-line pt-2.5"
              onSubmit={(event) => {
                event.preventDefault()
                save()
              }}
            >
              <input
                aria-label="보기 이름"
                placeholder="지금 보기의 이름"
                maxLength={40}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
                className={FIELD}
              />
              <button type="submit" className={LINE_BUTTON} aria-disabled={name.trim() === ''}>
                저장
              </button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
