'use client'
import { island } from '@/renderer/island'

export const ChangeForm = island('members/password-change/change-form', () => import('./change-form').then((module) => module.ChangeForm))
