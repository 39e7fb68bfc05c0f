import { Inbox, MessageSquareQuote, MessageSquareText } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    { group: 'visits', id: 'consultations', words: '상담함', icon: Inbox, right: 'consultations', isDaily: true },
    recordLink('answer-templates', { group: 'visits', icon: MessageSquareText }),
    recordLink('consulting-stories', { group: 'visits', icon: MessageSquareQuote }),
  ],
}
