import { BookOpen, Calculator, FolderTree, Hammer, Layers } from 'lucide-react'
import type { OfficeArea } from '@/app/office/area'
import { recordLink } from '@/app/office/record-link'

export const area: OfficeArea = {
  links: [
    recordLink('products', { group: 'goods', icon: Layers, isDaily: true }),
    recordLink('categories', { group: 'goods', icon: FolderTree }),
    recordLink('const-exams', { group: 'goods', icon: Hammer }),
    recordLink('catalogs', { group: 'goods', icon: BookOpen }),
    recordLink('estimate-costs', { group: 'goods', icon: Calculator }),
  ],
}
