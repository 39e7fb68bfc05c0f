'use client'
import { island } from '@/renderer/island'

export const SurveyEntry = island('events/event-default/survey/entry', () => import('./entry').then((module) => module.SurveyEntry))
