'use client'
import { Component, type ReactNode } from 'react'
import { BlockFallback } from './block-fallback'

/** Confines a block's failure to the block. On the server it lets Suspense show the fallback; in the browser it shows it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <BlockFallback /> : this.props.children
  }
}
