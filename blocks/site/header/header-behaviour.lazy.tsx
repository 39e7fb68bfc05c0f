'use client'
import { behaviour } from '@/renderer/behaviour'

export const HeaderBehaviour = behaviour('site/header/header-behaviour', () =>
  import('./header-behaviour').then((module) => module.headerBehaviour),
)
