'use client'
import { island } from '@/renderer/island'

export const ScrapShelf = island('members/scrapbook/scrap-shelf', () => import('./scrap-shelf').then((module) => module.ScrapShelf))
