'use client'
import { island } from '@/renderer/island'

export const BookVisit = island('consulting/_parts/visit/book-visit', () => import('./book-visit').then((module) => module.BookVisit))
