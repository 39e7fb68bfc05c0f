'use client'
import { Popover } from '@base-ui/react/popover'
import { Bookmark, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { withParticle } from '@/lib/particle'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { FIELD } from '@/builder/ui/field'
import { ICON } from '@/builder/ui/icon'
import { POPUP } from '@/builder/ui/popup'
import { useSavedViews, type SavedView } from './use-saved-views'

interface SavedViewsProps {
  type: string
  staffId: string
  /** Whether views may be shown to everybody who sees the list. */
  canShare: boolean
  /** Whether those that others share may be deleted. */
  isAdmin: boolean
  /** Query of the present view. */
  query: string
  /** A query as the list writes it now, whatever wrote the stored one. */
  normal?: (query: string) => string
  /** Columns of one's own choice; empty for the usual ones. */
  columns: readonly string[]
  onOpen: (view: Pick<SavedView, 'query' | 'columns'>) => void
  onAnnounce: (words: string) => void
}

/** Views of the list under names: opened by one press, and stored with search, filters, order and columns. */
export function SavedViews({
  type,
  staffId,
  canShare,
  isAdmin,
  query,
  normal = (text) => text,
  columns,
  onOpen,
  onAnnounce,
}: SavedViewsProps) {
  const { views, fault, store, remove } = useSavedViews(type, staffId)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const present = views.find((one) => normal(one.query) === query && one.columns.join() === columns.join())
  const own = views.filter((one) => one.isOwn)
  const others = views.filter((one) => !one.isOwn)
  async function save(): Promise<void> {
    const words = name.trim()
    if (words === '' || !(await store({ name: words, query, columns: [...columns], isShared }))) return
    onAnnounce(`지금 보기를 ${withParticle(`‘${words}’`, '으로/로')} 저장했습니다.`)
    setName('')
    setShared(false)
  }
  async function share(view: SavedView): Promise<void> {
    if (await store({ ...view, isShared: !view.isShared }))
      onAnnounce(view.isShared ? `‘${view.name}’ 보기를 나만 봅니다.` : `‘${view.name}’ 보기를 모두와 함께 씁니다.`)
  }
  async function drop(view: SavedView): Promise<void> {
    if (await remove(view)) onAnnounce(`‘${view.name}’ 보기를 지웠습니다.`)
  }
  const line = (view: SavedView) => (
    <li key={view.id} className="flex items-center">
      <ActButton
        look={`${BUTTON} min-w-0 flex-1 shrink justify-start aria-[current=true]:font-semibold`}
        aria-current={view === present ? 'true' : undefined}
        onClick={() => {
          setOpen(false)
          onOpen(view)
        }}
      >
        <span className="truncate">{view.name}</span>
        {!view.isOwn && (
          <span className="ml-1.5 max-w-24 truncate text-studio-label font-normal text-studio-text-mute">{view.by.name}</span>
        )}
      </ActButton>
      {view.isOwn && canShare && (
        <button
          type="button"
          aria-pressed={view.isShared}
          aria-label={`${view.name} 보기를 모두와 함께 쓰기`}
          title={view.isShared ? '모두와 함께 쓰는 보기입니다' : '모두와 함께 쓰기'}
          className={`${BUTTON} text-studio-text-mute aria-pressed:text-studio-accent-700`}
          onClick={() => void share(view)}
        >
          <Users {...ICON} size={14} />
        </button>
      )}
      {(view.isOwn || isAdmin) && (
        <button
          type="button"
          aria-label={`${view.name} 보기 지우기`}
          className={`${BUTTON} text-studio-text-mute`}
          onClick={() => void drop(view)}
        >
          <Trash2 {...ICON} size={14} />
        </button>
      )}
    </li>
  )
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={present ? `저장한 보기: ${present.name}` : '저장한 보기'}
        className={`${LINE_BUTTON} ${present ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : 'px-0 md:px-3'}`}
      >
        <Bookmark {...ICON} />
        <span className="max-w-32 truncate max-md:hidden">{present?.name ?? '저장한 보기'}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={16} className="z-(--z-overlay)">
          <Popover.Popup aria-label="저장한 보기" className={`${POPUP} flex w-80 max-w-(--available-width) flex-col gap-2 p-3`}>
            {views.length === 0 && (
              <p className="py-1 text-studio-text-mute">자주 쓰는 검색과 조건을 이름으로 저장해 두면 여기에서 바로 열 수 있습니다.</p>
            )}
            <div className="-mx-1 max-h-72 overflow-y-auto empty:hidden">
              {own.length > 0 && <ul aria-label="내 보기">{own.map(line)}</ul>}
              {others.length > 0 && (
                <>
                  <p className="px-2 pt-2 pb-1 text-studio-label font-normal text-studio-text-mute">함께 쓰는 보기</p>
                  <ul aria-label="함께 쓰는 보기">{others.map(line)}</ul>
                </>
              )}
            </div>
            <form
              className="flex flex-col gap-2 border-t border-studio-line pt-2.5"
              onSubmit={(event) => {
                event.preventDefault()
                void save()
              }}
            >
              <div className="flex gap-1.5">
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
              </div>
              {canShare && (
                <label className="flex min-h-6 items-center gap-2 max-md:min-h-11">
                  <input
                    type="checkbox"
                    checked={isShared}
                    onChange={({ currentTarget }) => setShared(currentTarget.checked)}
                    className={CHECK}
                  />
                  모두와 함께 쓰기
                </label>
              )}
            </form>
            {fault !== '' && (
              <p role="alert" className="text-danger">
                {fault}
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
