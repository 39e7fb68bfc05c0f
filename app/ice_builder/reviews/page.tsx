import type { Metadata } from 'next'
import { ReviewsScreen } from '@/app/office/store/reviews/reviews-screen'
import { reviewInput, readReviewView } from '@/app/office/store/reviews/review-list-view'
import { firstRows } from '@/app/office/_parts/first-rows'
import { NoRight } from '@/app/office/_parts/no-right'
import { browseReviews } from '@/schemas/api/store/review-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '../brand'
import { queryOf, type SearchParams } from '../query-of'
import { requireStaff } from '../require-staff'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: `상품 후기 | ${settings().brandName} 마루` }
}

/** Reviews of goods, rendered with its first rows; afterwards the browser requests them. */
export default async function ReviewsPage({ searchParams }: { searchParams: SearchParams }) {
  const person = await requireStaff()
  if (!rightsOf(person).sees('reviews')) return <NoRight brand={<Brand />} person={person} here="reviews" title="상품 후기" />
  const query = await queryOf(searchParams)
  const first = await firstRows(browseReviews, reviewInput(readReviewView(query)))
  return <ReviewsScreen brand={<Brand />} person={person} query={query} first={first} />
}
