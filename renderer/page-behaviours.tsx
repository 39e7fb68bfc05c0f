'use client'
import { useEffect } from 'react'
import { startPageBehaviours } from './start-page-behaviours'

/** The behaviours of every page, where React renders it. Shows nothing. */
export function PageBehaviours() {
  useEffect(startPageBehaviours, [])
  return null
}
