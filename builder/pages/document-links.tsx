import { AppWindow, Files, LayoutTemplate, Puzzle, Trash2, type LucideIcon } from 'lucide-react'
import type { SideLink } from '../list/side'
import { ICON } from '../ui/icon'
import { PLACES, type Place } from './list-view'
import { placeWords } from './place-words'

const ICONS: Record<Place, LucideIcon> = { page: Files, fragment: Puzzle, template: LayoutTemplate, popup: AppWindow, trash: Trash2 }

/** Links of the side navigation to the lists of documents. */
export const DOCUMENT_LINKS: readonly SideLink[] = PLACES.map((place) => {
  const Icon = ICONS[place]
  return {
    id: place,
    path: place === 'page' ? '/ice_builder' : `/ice_builder?in=${place}`,
    words: placeWords(place),
    right: 'pages',
    icon: <Icon {...ICON} className="text-studio-text-mute" />,
  }
})
