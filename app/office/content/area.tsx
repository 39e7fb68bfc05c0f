import { BookImage, HeartHandshake } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'

export const area: OfficeArea = {
  links: [
    { group: 'people', id: 'community', words: '결모임 지원서', icon: HeartHandshake, right: 'community' },
    { group: 'people', id: 'home-tours', words: '회원 집들이', icon: BookImage, right: 'home-tours' },
  ],
}
