'use client'
// The order of the story as a short list, in which forty photographs fit: dragged by the whole row, after a hold where a finger could
// mean to scroll, or carried by keys from the row that has the focus.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { Picture } from '@/blocks/base/_parts/picture'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { NAMES } from './story-block'
import { useBlock, useTour } from './tour-context'

/** A finger that rests this long means to carry (records: a shorter one scrolls). */
const HOLD = { delay: 200, tolerance: 8 }

export function OrderList({ ids }: { ids: readonly string[] }) {
  const { page } = useTour()
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (one: UniqueIdentifier) => ids.indexOf(String(one)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${place(active.id)}번째를 집었습니다.`,
    onDragOver: ({ over }) => (over ? `${place(over.id)}번째 자리입니다.` : undefined),
    onDragEnd: ({ over }) => (over ? `${place(over.id)}번째에 놓았습니다.` : undefined),
    onDragCancel: () => '옮기지 않았습니다.',
  }
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return
    // The block about the home is the first of the page.
    const to = { parent: null, slot: '', index: place(over.id) }
    page.edit('순서 바꾸기', [{ op: 'move', id: String(active.id), to }])
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: '스페이스를 눌러 집고, 화살표로 옮기고, 스페이스로 놓습니다. 취소하려면 Esc를 누릅니다.' },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label="이야기 순서" className="mt-4 border-t border-line select-none">
          {ids.map((one, i) => (
            <Row key={one} id={one} at={i} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Row({ id, at }: { id: string; at: number }) {
  const block = useBlock(id)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  if (!block) return null
  const [photo] = photosOf(block)
  const { caption = '', html = '' } = block.props as { caption?: string; html?: string }
  const words = caption || html.replace(/<[^>]*>/g, ' ').trim()
  return (
    <li
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      role="button"
      aria-label={`${at + 1}번째 ${NAMES[block.type] ?? ''} ${words}`.trim()}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-center gap-4 border-b border-line bg-page py-2 ${isDragging ? 'relative z-(--z-sticky) shadow-overlay' : ''}`}
    >
      <span className="w-14 shrink-0">
        {photo ? (
          <Picture image={{ ...photo, alt: '' }} ratio="1/1" sizes="56px" className="rounded-sm" />
        ) : (
          <span className="grid h-14 place-items-center rounded-sm bg-surface text-small text-ink-mute">글</span>
        )}
      </span>
      <span className="min-w-0 flex-1 truncate text-small">
        <span className="numeric mr-1.5 text-ink-mute">{at + 1}</span>
        {words || NAMES[block.type]}
      </span>
      <Icon name="menu" size={18} className="shrink-0 text-ink-mute" />
    </li>
  )
}
