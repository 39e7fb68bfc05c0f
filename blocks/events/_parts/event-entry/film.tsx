'use client'
import { Player } from '@/blocks/base/_parts/player'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { EntryEvent } from './entry-event'

const idOf = ({ EVENT_SEQ }: Pick<EntryEvent, 'EVENT_SEQ'>): string => `event-film-${EVENT_SEQ}`

/** The films of a game, in the site's own player; renders nothing without any. */
export function Film({ event }: { event: EntryEvent }) {
  const videos = event.GAME.videos ?? []
  if (videos.length === 0) return null
  // One film has the event's picture as poster; several would all have the same.
  const poster = videos.length === 1 ? shaped(event.IMG_BANNER_PC, '', event.IMG_BANNER_PC_SHAPE) : undefined
  return (
    <div
      id={idOf(event)}
      tabIndex={-1}
      role="group"
      aria-label="이벤트 영상"
      className={`grid scroll-mt-24 gap-4 ${videos.length > 2 ? 'sm:grid-cols-2' : ''}`}
    >
      {videos.map((address, i) => (
        <Player
          key={address}
          source={address.startsWith('/') ? 'file' : 'youtube'}
          address={address}
          title={videos.length > 1 ? `${event.EVENT_NAME} 영상 ${i + 1}` : `${event.EVENT_NAME} 영상`}
          poster={poster}
          stopOutside
        />
      ))}
    </div>
  )
}

/** Scrolls the film into view and focuses it (S-WC-1, S-SC-1). */
export function scrollToFilm(event: Pick<EntryEvent, 'EVENT_SEQ'>): void {
  const film = document.getElementById(idOf(event))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A new browser returns a promise.
  void film?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' })
  film?.focus({ preventScroll: true })
}
