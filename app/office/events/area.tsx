import { Handshake, PartyPopper, Trophy } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    { group: 'benefits', id: 'events', words: '이벤트', icon: PartyPopper, right: 'events', isDaily: true },
    recordLink('winners', { group: 'benefits', icon: Trophy }),
    recordLink('benefits', { group: 'benefits', icon: Handshake }),
  ],
}
