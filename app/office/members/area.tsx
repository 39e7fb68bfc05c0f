import { GraduationCap, Medal, Scale, UserSearch } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    { group: 'people', id: 'members', words: '회원', icon: UserSearch, right: 'members', isDaily: true },
    recordLink('levels', { group: 'people', icon: Medal }),
    recordLink('level-questions', { group: 'people', icon: GraduationCap }),
    recordLink('terms', { group: 'texts', icon: Scale }),
  ],
}
