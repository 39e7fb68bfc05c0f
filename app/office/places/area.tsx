import { CalendarCheck } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [{ group: 'people', id: 'visits', words: '방문 예약', icon: CalendarCheck, right: 'visits' }],
}
