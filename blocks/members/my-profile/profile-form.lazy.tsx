'use client'
import { island } from '@/renderer/island'

export const ProfileForm = island('members/my-profile/profile-form', () => import('./profile-form').then((module) => module.ProfileForm))
