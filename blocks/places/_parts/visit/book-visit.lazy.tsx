'use client'
import { island } from '@/renderer/island'

// What was typed before a reload or a sign-in opens the form again, also where it is not on the screen yet.
export const BookVisit = island('consulting/_parts/visit/book-visit', () => import('./book-visit').then((module) => module.BookVisit), {
  when: 'load',
})
