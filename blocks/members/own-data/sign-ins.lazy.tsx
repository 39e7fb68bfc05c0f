'use client'
import { island } from '@/renderer/island'

export const SignIns = island('members/own-data/sign-ins', () => import('./sign-ins').then((module) => module.SignIns))
