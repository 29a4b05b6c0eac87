'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  onFailed: () => void
  children: ReactNode
}

/** Catches errors in the map's code and removes only the map: the list stays. */
export class MapGuard extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
