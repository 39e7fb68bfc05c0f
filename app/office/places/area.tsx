import { Building2, CalendarCheck, Clock, Store } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    { group: 'visits', id: 'visits', words: '방문 예약', icon: CalendarCheck, right: 'visits', isDaily: true },
    recordLink('shops', { group: 'visits', icon: Store }),
    recordLink('model-houses', { group: 'visits', icon: Building2 }),
    recordLink('visit-hours', { group: 'visits', icon: Clock }),
  ],
}
