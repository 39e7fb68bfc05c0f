import type { BlockArea } from '@/blocks/area'
import { product } from './_subjects/product'
import { productCategory } from './_subjects/product-category'
import { windowSection } from './_subjects/window-section'
import { catalogList } from './catalog-list/block'
import { categoryCards } from './category-cards/block'
import { categoryCases } from './category-cases/block'
import { categoryHead } from './category-head/block'
import { compareTray } from './compare-tray/block'
import { constExams } from './const-exams/block'
import { estimate } from './estimate/block'
import { fittingProducts } from './fitting-products/block'
import { materialCalculator } from './material-calculator/block'
import { productComparison } from './product-comparison/block'
import { productDetail } from './product-detail/block'
import { productInfo } from './product-info/block'
import { productList } from './product-list/block'
import { productOthers } from './product-others/block'
import { productRail } from './product-rail/block'
import { recentProducts } from './recent-products/block'

export const area: BlockArea = {
  blocks: [
    catalogList,
    categoryCards,
    categoryCases,
    categoryHead,
    compareTray,
    constExams,
    estimate,
    fittingProducts,
    materialCalculator,
    productComparison,
    productDetail,
    productInfo,
    productList,
    productOthers,
    productRail,
    recentProducts,
  ],
  subjects: {
    product,
    'product-category': productCategory,
    'window-section': windowSection,
  },
}
