import { BookImage, Flag, HeartHandshake, ListCollapse, Megaphone, Palette, Sofa, UserPlus } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    { group: 'people', id: 'home-tours', words: '회원 집들이', icon: BookImage, right: 'home-tours' },
    { group: 'benefits', id: 'community', words: '결모임 지원서', icon: HeartHandshake, right: 'community', isDaily: true },
    recordLink('recruitments', { group: 'benefits', icon: UserPlus }),
    recordLink('notices', { group: 'texts', icon: Megaphone, isDaily: true }),
    recordLink('faqs', { group: 'texts', icon: ListCollapse, isDaily: true }),
    recordLink('cases', { group: 'texts', icon: Sofa, isDaily: true }),
    recordLink('styling-contents', { group: 'texts', icon: Palette }),
    recordLink('brand-articles', { group: 'texts', icon: Flag }),
  ],
}
