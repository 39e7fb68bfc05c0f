import { Inbox } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [{ group: 'people', id: 'consultations', words: '상담함', icon: Inbox, right: 'consultations' }],
}
