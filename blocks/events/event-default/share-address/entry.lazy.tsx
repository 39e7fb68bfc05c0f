'use client'
import { island } from '@/renderer/island'

export const ShareAddressEntry = island('events/event-default/share-address/entry', () =>
  import('./entry').then((module) => module.ShareAddressEntry),
)
