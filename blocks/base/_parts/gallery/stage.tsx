'use client'
import { Player } from '../player'
import type { GalleryItem } from './item'
import { StageFrame, type StageProps } from './stage-frame'

/** A gallery of photographs and videos. */
export function Stage(props: StageProps) {
  return <StageFrame {...props} video={player} />
}

const player = (item: GalleryItem) => (
  <Player source="youtube" address={item.URL} title={item.ALT} poster={item.poster ? { src: item.poster, alt: '' } : undefined} />
)
