import { AppWindow, Files, LayoutTemplate, Puzzle, Trash2, type LucideIcon } from 'lucide-react'
import type { OfficeLink } from '@/app/office/area'
import { PLACES, type Place } from '@/builder/pages/list-view'
import { placeWords } from '@/builder/pages/place-words'

const ICONS: Record<Place, LucideIcon> = { page: Files, fragment: Puzzle, template: LayoutTemplate, popup: AppWindow, trash: Trash2 }

/** The lists of documents in the navigation. */
export const documentLinks: readonly OfficeLink[] = PLACES.map((place) => ({
  group: 'screens',
  id: place,
  // A popup of a text is a record.
  words: place === 'popup' ? '팝업 화면' : placeWords(place),
  icon: ICONS[place],
  right: 'pages',
  path: place === 'page' ? '/ice_builder' : `/ice_builder?in=${place}`,
  ...(place === 'page' ? { isDaily: true as const } : {}),
}))
