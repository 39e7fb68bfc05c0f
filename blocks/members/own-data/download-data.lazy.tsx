'use client'
import { island } from '@/renderer/island'

export const DownloadData = island('members/own-data/download-data', () => import('./download-data').then((module) => module.DownloadData))
