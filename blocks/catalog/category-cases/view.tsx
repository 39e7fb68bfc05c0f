import type { ViewProps } from '@/renderer/define-block'
import { caseHref } from '@/schemas/rules/content/case-place'
import { areaWords } from '@/schemas/words/area'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import { shaped } from '@/blocks/base/_parts/shaped'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import type { Data } from './load'
import type { Props } from './schema'

/** Homes built with products of the category. Renders nothing without any. */
export function CategoryCases({ id, props, data }: ViewProps<Props, Data | null>) {
  if (!data) return <NoRecord what="카테고리의 재료로 지은 집을" where="카테고리" link={PRODUCT_HOME} />
  if (data.cases.length === 0) return null
  const title = props.title ?? '이 재료로 지은 집'
  return (
    <TitledSection id={`${id}-title`} title={title} link={{ label: '전문가 시공사례', href: '/styling/expert-style' }}>
      <CardLayout
        layout="rail"
        label={title}
        level={3}
        items={data.cases.map((one) => ({
          title: one.TITLE,
          link: caseHref(one),
          image: shaped(one.H_IMG, one.H_IMG_ALT, one.H_IMG_SHAPE),
          meta: [one.address, areaWords(one.AREA)].filter(Boolean),
        }))}
      />
    </TitledSection>
  )
}
