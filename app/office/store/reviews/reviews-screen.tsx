'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { reviewsDesk } from './reviews-desk'

export const ReviewsScreen = screenOf(reviewsDesk)
