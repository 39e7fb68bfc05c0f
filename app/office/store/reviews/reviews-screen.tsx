'use client'
import type { browseReviews } from '@/schemas/api/store/review-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { reviewsDesk } from './reviews-desk'

export const ReviewsScreen = (props: ListScreenProps<typeof browseReviews>) => <DeskScreen desk={reviewsDesk} {...props} />
