'use client'
import { island } from '@/renderer/island'

export const PersonActs = island('content/person/person-acts', () => import('./person-acts').then((module) => module.PersonActs))
