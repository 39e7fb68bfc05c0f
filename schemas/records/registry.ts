// Every record type, in the order of the console's navigation.
import { defineConsoleArea } from '@/schemas/rules/base/console-areas'
import { catalogRecord } from './catalog/catalog-record'
import { categoryRecord } from './catalog/category-record'
import { constExamRecord } from './catalog/const-exam-record'
import { estimateCostRecord } from './catalog/estimate-cost-record'
import { productRecord } from './catalog/product-record'
import { answerTemplateRecord } from './consulting/answer-template-record'
import { consultingStoryRecord } from './consulting/consulting-story-record'
import { modelHouseRecord } from './places/model-house-record'
import { shopRecord } from './places/shop-record'
import { visitHoursRecord } from './places/visit-hours-record'
import { brandRecord } from './content/brand-record'
import { caseRecord } from './content/case-record'
import { faqRecord } from './content/faq-record'
import { noticeRecord } from './content/notice-record'
import { recruitmentRecord } from './content/recruitment-record'
import { stylingRecord } from './content/styling-record'
import { benefitRecord } from './events/benefit-record'
import { winnerRecord } from './events/winner-record'
import { levelQuestionRecord } from './members/level-question-record'
import { levelRecord } from './members/level-record'
import { termRecord } from './members/term-record'
import { companyRecord } from './site/company-record'
import { bannerRecord } from './site/banner-record'
import { codeRecord } from './site/code-record'
import { forbiddenWordRecord } from './site/forbidden-word-record'
import { menuRecord } from './site/menu-record'
import { popupRecord } from './site/popup-record'
import { redirectRecord } from './site/redirect-record'
import { searchSynonymRecord } from './site/search-synonym-record'
import { searchTagRecord } from './site/search-tag-record'
import { brandShopRecord } from './store/brand-shop-record'
import { exhibitRecord } from './store/exhibit-record'
import { goodsRecord } from './store/goods-record'
import { storeCategoryRecord } from './store/store-category-record'
import { storeTermsRecord } from './store/store-terms-record'
import type { AnyRecordType } from './define-record'
import { fieldAt } from './field-at'

export const RECORD_TYPES: readonly AnyRecordType[] = [
  productRecord,
  categoryRecord,
  caseRecord,
  stylingRecord,
  brandRecord,
  recruitmentRecord,
  noticeRecord,
  faqRecord,
  winnerRecord,
  benefitRecord,
  shopRecord,
  modelHouseRecord,
  consultingStoryRecord,
  answerTemplateRecord,
  visitHoursRecord,
  goodsRecord,
  storeCategoryRecord,
  brandShopRecord,
  exhibitRecord,
  searchTagRecord,
  searchSynonymRecord,
  forbiddenWordRecord,
  termRecord,
  constExamRecord,
  catalogRecord,
  menuRecord,
  bannerRecord,
  popupRecord,
  redirectRecord,
  codeRecord,
  levelQuestionRecord,
  levelRecord,
  companyRecord,
  storeTermsRecord,
  estimateCostRecord,
]

// Rights are given for each type, and for each of its fields.
for (const { type, title, form } of RECORD_TYPES)
  defineConsoleArea({
    id: type,
    words: title,
    acts: { see: '보기', write: '쓰기', publish: '게시' },
    fields: Object.keys(form.properties).map((name) => ({ name, words: fieldAt(form, `/${name}`).title })),
  })

const byType = new Map(RECORD_TYPES.map((one) => [one.type, one]))
export const recordTypeOf = (type: string): AnyRecordType | undefined => byType.get(type)
