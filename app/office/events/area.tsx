import { PartyPopper } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [{ group: 'trade', id: 'events', words: '이벤트', icon: PartyPopper, right: 'events' }],
}
