import { CopyPlus, ExternalLink, EyeOff, Globe, MoveDown, MoveUp, Pencil, RotateCcw, TimerOff, Trash2 } from 'lucide-react'
import type { RowMenuItem } from '@/builder/list/row-menu'
import { recordPath } from '@/builder/state/record-path'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { pathInWords } from '@/schemas/records/path-in-words'
import type { RecordAct } from './record-acts'
import type { RecordRow } from './records-table'

/** What the member of staff may do with records of this type. */
interface May {
  write: boolean
  publish: boolean
}

/** What can be done with one row of the list. */
export function recordMenu(
  type: AnyRecordType,
  row: RecordRow,
  may: May,
  act: (name: RecordAct) => () => void,
  duplicate: (id: string) => void,
  place: { at: number; last: number; to: (place: number) => void } | undefined,
): readonly (readonly RowMenuItem[])[] {
  const { id, values, state, publishAt, withdrawAt, deletedAt } = row
  if (deletedAt) return may.write ? [[{ words: '되살리기', icon: RotateCcw, onSelect: act('restore') }]] : []
  const numbered = state === 'draft' ? undefined : pathOf(type, values, id)
  // Words that were changed since lead nowhere yet; the number always leads there.
  const path = numbered && state === 'live' && type.hasOwnPage ? pathInWords(numbered, values['slug']) : numbered
  const isDrafted = type.visibility === 'drafts'
  const groups: RowMenuItem[][] = [
    [
      { words: may.write ? '편집' : '열기', icon: Pencil, href: recordPath(type.type, id) },
      ...(path ? [{ words: '방문자 화면', icon: ExternalLink, href: path, isNewWindow: true }] : []),
    ],
  ]
  if (!may.write) return groups
  // Of settings there is one, and it stays.
  if (type.single) return groups
  groups[0]!.push({ words: '복제', icon: CopyPlus, onSelect: () => duplicate(id) })
  if (place)
    groups.push([
      { words: '위로 옮기기', icon: MoveUp, disabled: place.at === 0, onSelect: () => place.to(place.at - 1) },
      { words: '아래로 옮기기', icon: MoveDown, disabled: place.at === place.last, onSelect: () => place.to(place.at + 1) },
    ])
  groups.push([
    ...(isDrafted && may.publish && state !== 'live' ? [{ words: '게시', icon: Globe, onSelect: act('publish') }] : []),
    ...(isDrafted && may.publish && state !== 'draft' ? [{ words: '게시 내리기', icon: EyeOff, onSelect: act('withdraw') }] : []),
    ...(may.publish && (publishAt || withdrawAt) ? [{ words: '예약 취소', icon: TimerOff, onSelect: act('unschedule') }] : []),
    ...(may.publish ? [{ words: '휴지통으로', icon: Trash2, onSelect: act('trash') }] : []),
  ])
  return groups.filter((group) => group.length > 0)
}

/** Its page for visitors, where the fields of the list are enough to know it. */
function pathOf(type: AnyRecordType, values: RecordRow['values'], id: string): string | undefined {
  try {
    const path = type.page?.(values, id)
    return path?.includes('undefined') ? undefined : path
  } catch {
    return undefined
  }
}
