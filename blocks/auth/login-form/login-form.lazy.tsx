'use client'
import { island } from '@/renderer/island'

export const LoginForm = island('auth/login-form/login-form', () => import('./login-form').then((module) => module.LoginForm))
