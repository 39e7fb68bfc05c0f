import { service } from '@/services/kit/service'
import { callRecobell } from './call-recobell'
import { listConstExams } from './list-const-exams'
import { listNewProducts } from './list-new-products'
import { listPacks } from './list-packs'
import { pickProducts } from './pick-products'
import { readConstExam } from './read-const-exam'
import { readProduct } from './read-product'
import { recommendProducts } from './recommend-products'
import { searchProducts } from './search-products'

export const products = service('products', [
  readProduct,
  searchProducts,
  listNewProducts,
  recommendProducts,
  pickProducts,
  listConstExams,
  readConstExam,
  listPacks,
  callRecobell,
])
