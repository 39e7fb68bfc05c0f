// The groups of the side navigation, daily work first. An area says of each of its screens to which it belongs. Those that stand open for a
// person who has folded none leave every other group in sight on a screen of 900 px.
import { type LucideIcon, Files, Gift, LayoutGrid, MessagesSquare, Newspaper, Package, Settings2, Users } from 'lucide-react'

export const OFFICE_GROUPS = [
  { id: 'orders', words: '주문과 배송', icon: Package, isUsuallyOpen: true },
  { id: 'visits', words: '상담과 방문', icon: MessagesSquare },
  { id: 'people', words: '회원과 후기', icon: Users },
  { id: 'benefits', words: '행사와 혜택', icon: Gift },
  { id: 'goods', words: '제품과 상품', icon: LayoutGrid, isUsuallyOpen: true },
  { id: 'texts', words: '글과 안내', icon: Newspaper },
  { id: 'screens', words: '화면 꾸미기', icon: Files },
  { id: 'site', words: '사이트 운영', icon: Settings2 },
] as const satisfies readonly { id: string; words: string; icon: LucideIcon; isUsuallyOpen?: true }[]

export type OfficeGroup = (typeof OFFICE_GROUPS)[number]['id']
