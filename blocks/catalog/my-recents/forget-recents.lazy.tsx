'use client'
import { island } from '@/renderer/island'

export const ForgetRecents = island('catalog/my-recents/forget-recents', () =>
  import('./forget-recents').then((module) => module.ForgetRecents),
)
