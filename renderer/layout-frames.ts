import type { Layout } from '@/schemas/page/document'

export interface LayoutFrame {
  /** Fragments rendered above and below the page's own blocks. */
  before: readonly string[]
  after: readonly string[]
}

const SITE: LayoutFrame = { before: ['site-header'], after: ['site-footer'] }
const BARE: LayoutFrame = { before: [], after: [] }

/**
 * The thirteen layouts of foundation 2.7. Width and rhythm are `data-layout` in the style sheet; this table has the fragments around a
 * page.
 */
export const LAYOUT_FRAMES: Record<Layout, LayoutFrame> = {
  default: SITE,
  content: SITE,
  list: SITE,
  detail: SITE,
  menuLNB: SITE,
  productLNB: SITE,
  zinBrand: SITE,
  agency: SITE,
  design: SITE,
  example: SITE,
  builder: BARE,
  empty: BARE,
  kakaoLogin: BARE,
}
