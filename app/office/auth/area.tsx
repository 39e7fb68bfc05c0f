import { IdCard } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [{ group: 'site', id: 'staff', words: '운영자와 역할', icon: IdCard, right: 'staff' }],
}
