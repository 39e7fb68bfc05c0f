import { Users } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [{ group: 'people', id: 'members', words: '회원', icon: Users, right: 'members' }],
}
