'use client'
import dynamic from 'next/dynamic'

export const LoginForm = dynamic(() => import('./login-form').then((module) => module.LoginForm))
